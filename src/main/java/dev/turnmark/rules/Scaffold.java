package dev.turnmark.rules;

import java.util.Set;

/**
 * Classes that the compiler has to read although no compiled rule may refer to them: supertypes of
 * those that it may, types in their signatures, and what the engine has compiled beside the rules
 * and is thrown away. Measured, like {@link Reach}.
 */
final class Scaffold {

  private static final Set<String> CLASSES =
      Reach.in(
          "java.io.",
          "Externalizable ObjectInput ObjectInputStream ObjectOutput ObjectOutputStream"
              + " ObjectStreamException",
          "java.lang.",
          "AbstractStringBuilder Appendable ClassNotFoundException CloneNotSupportedException"
              + " Enum$EnumDesc Error NumberFormatException Override ReflectiveOperationException"
              + " SuppressWarnings",
          "java.lang.constant.",
          "ConstantDesc Constable DynamicConstantDesc",
          "java.lang.reflect.",
          "AnnotatedElement GenericDeclaration Type",
          "java.util.regex.",
          "MatchResult",
          "org.drools.base.beliefsystem.",
          "Mode",
          "org.drools.base.rule.consequence.",
          "ConsequenceContext",
          "org.drools.compiler.kie.builder.",
          "MaterializedLambda",
          "org.drools.ecj.",
          "EclipseJavaCompiler",
          "org.drools.model.",
          "Consequence DroolsEntryPoint DynamicValueSupplier EntryPoint Index$IndexType"
              + " NamedModelItem PatternDSL$ReactOn Window WindowDefinition WindowDefinition$Type",
          "org.drools.model.bitmask.",
          "AllSetMask SingleLongBitMask",
          "org.drools.model.functions.temporal.",
          "TemporalPredicate",
          "org.drools.model.view.",
          "FixedValueItem",
          "org.drools.modelcompiler.",
          "CanonicalKieModuleModel",
          "org.kie.api.",
          "KieServices",
          "org.kie.api.builder.",
          "ReleaseId",
          "org.kie.api.builder.model.",
          "KieBaseModel KieModuleModel KieSessionModel KieSessionModel$KieSessionType",
          "org.kie.api.conf.",
          "EventProcessingOption KieBaseMutabilityOption Option SingleValueOption",
          "org.kie.api.definition.",
          "KieDefinition",
          "org.kie.api.definition.rule.",
          "Rule",
          "org.kie.api.internal.utils.",
          "KieService",
          "org.kie.api.runtime.",
          "KieContext",
          "org.kie.api.runtime.conf.",
          "ClockTypeOption KieSessionOption SingleValueKieSessionOption",
          "org.kie.api.runtime.rule.",
          "AccumulateFunction EntryPoint",
          "org.kie.util.maven.support.",
          "ReleaseIdImpl");

  private Scaffold() {}

  static boolean holds(String type) {
    return CLASSES.contains(type);
  }
}
