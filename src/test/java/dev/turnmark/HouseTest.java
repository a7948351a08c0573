package dev.turnmark;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures;

/** The floors of the house, and who may go up which stairs. */
@AnalyzeClasses(packages = "dev.turnmark", importOptions = DoNotIncludeTests.class)
class HouseTest {

  @ArchTest
  static final ArchRule everyFloorLeansOnlyOnThoseBelow =
      Architectures.layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage("dev.turnmark..")
          .layer("model")
          .definedBy("dev.turnmark.model")
          .layer("fact")
          .definedBy("dev.turnmark.fact")
          .layer("json")
          .definedBy("dev.turnmark.json")
          .layer("rules")
          .definedBy("dev.turnmark.rules")
          .layer("audit")
          .definedBy("dev.turnmark.audit")
          .layer("engine")
          .definedBy("dev.turnmark.engine")
          .layer("rollout")
          .definedBy("dev.turnmark.rollout")
          .layer("cli")
          .definedBy("dev.turnmark.cli")
          .whereLayer("model")
          .mayNotAccessAnyLayer()
          .whereLayer("fact")
          .mayOnlyAccessLayers("model")
          .whereLayer("json")
          .mayOnlyAccessLayers("model")
          .whereLayer("rules")
          .mayOnlyAccessLayers("model", "fact")
          .whereLayer("audit")
          .mayOnlyAccessLayers("model", "fact", "json")
          .whereLayer("engine")
          .mayOnlyAccessLayers("model", "fact", "json", "rules", "audit")
          .whereLayer("rollout")
          .mayOnlyAccessLayers("model", "fact", "audit")
          .because(
              "rules judge one item and know nobody above them; answers carry reasons, not rules");

  @ArchTest
  static final ArchRule onlyRulesAndEngineKnowDrools =
      noClasses()
          .that(resideOutsideOfPackages("dev.turnmark.rules", "dev.turnmark.engine"))
          .should()
          .dependOnClassesThat(resideInAnyPackage("org.kie..", "org.drools.."))
          .because("what a rule engine is should be a question of two packages");

  @ArchTest
  static final ArchRule onlyJsonBindsData =
      noClasses()
          .that(resideOutsideOfPackages("dev.turnmark.json"))
          .and()
          .doNotHaveFullyQualifiedName("dev.turnmark.engine.JsonClassifier")
          .should()
          .dependOnClassesThat(resideInAnyPackage("com.fasterxml.jackson.databind.."))
          .because(
              "there is one ObjectMapper, so that everything is written in one way, and a tree is"
                  + " taken and given only where JSON is the point");

  @ArchTest
  static final ArchRule onlyTheCommandLineKnowsPicocli =
      noClasses()
          .that(resideOutsideOfPackages("dev.turnmark.cli"))
          .should()
          .dependOnClassesThat(resideInAnyPackage("picocli.."))
          .because("a host that embeds the library should not carry a command line");

  @ArchTest
  static final ArchRule onlyTheCommandLineTouchesTheProcess =
      noClasses()
          .that(resideOutsideOfPackages("dev.turnmark.cli"))
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .orShould()
          .callMethod(System.class, "exit", int.class)
          .orShould()
          .callMethod(System.class, "getenv", String.class)
          .orShould()
          .callMethod(java.util.UUID.class, "randomUUID")
          .because("a library does not speak, stop its host, ask its surroundings or roll dice");

  @ArchTest
  static final ArchRule nothingStaticChanges =
      fields()
          .that()
          .areStatic()
          .should()
          .haveModifier(JavaModifier.FINAL)
          .because("two rule sets live side by side in one host");
}
