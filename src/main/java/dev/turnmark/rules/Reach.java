package dev.turnmark.rules;

import dev.turnmark.rules.References.Member;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What compiled rules may refer to besides the classes they may speak of: values of Java that facts
 * give out, and what the engine's compiler writes into every rule. Measured on rules that use all
 * that a rule may use; what is not listed cannot be found by them.
 */
final class Reach {

  /** Classes of values. What is harmful of them all the same is in {@link #REFUSED}. */
  private static final Set<String> VALUES =
      in(
          "java.lang.",
          "Boolean Byte CharSequence Character Comparable Double Enum Float Integer Iterable Long"
              + " Math Number Object Record Short String",
          "java.math.",
          "BigDecimal BigInteger MathContext RoundingMode",
          "java.net.",
          "URI",
          "java.time.",
          "DayOfWeek Duration Instant LocalDate LocalDateTime LocalTime Month MonthDay"
              + " OffsetDateTime OffsetTime Period Year YearMonth ZoneId ZoneOffset ZonedDateTime",
          "java.time.temporal.",
          "ChronoField ChronoUnit Temporal TemporalAccessor TemporalAmount TemporalField"
              + " TemporalUnit",
          "java.time.chrono.",
          "ChronoLocalDate ChronoLocalDateTime ChronoPeriod ChronoZonedDateTime",
          "java.util.",
          "ArrayList Collection Date HashMap HashSet Iterator LinkedHashMap LinkedHashSet List Map"
              + " Map$Entry NavigableMap NavigableSet Objects Optional OptionalDouble OptionalInt"
              + " OptionalLong SequencedCollection SequencedMap SequencedSet Set SortedMap"
              + " SortedSet TreeMap TreeSet UUID");

  /** Classes that are named, by types and supertypes, and that nothing is asked of. */
  private static final Set<String> SILENT =
      in(
          "java.lang.",
          "Class Cloneable Exception IllegalArgumentException NoSuchFieldError RuntimeException"
              + " Throwable",
          "java.lang.annotation.",
          "Annotation",
          "java.lang.constant.",
          "Constable ConstantDesc",
          "java.lang.invoke.",
          "CallSite MethodHandle MethodHandles MethodHandles$Lookup MethodType"
              + " TypeDescriptor TypeDescriptor$OfField",
          "java.io.",
          "IOException Serializable",
          "java.util.",
          "AbstractCollection AbstractList AbstractMap AbstractSet RandomAccess",
          "java.util.function.",
          "Supplier",
          "org.drools.core.rule.consequence.",
          "InternalMatch",
          "org.kie.api.runtime.rule.",
          "FactHandle RuleContext");

  /** Classes of the engine that compiled rules are made with. */
  private static final Set<String> ENGINE =
      in(
          "org.drools.model.",
          "AlphaIndex Argument BetaIndex BetaIndex2 BetaIndex3 BetaIndex4 BetaIndexN Binding BitMask"
              + " Constraint Declaration DeclarationSource DomainClassMetadata DSL From Global Index"
              + " Index$ConstraintType Model Pattern PatternDSL PatternDSL$PatternDef"
              + " PatternDSL$PatternItem Query Rule Rule$Attribute RuleItem RuleItemBuilder TypeMetaData Value"
              + " Variable View",
          "org.drools.model.bitmask.",
          "AllSetBitMask AllSetButLastBitMask EmptyBitMask EmptyButLastBitMask LongBitMask",
          "org.drools.model.functions.",
          "HashedExpression Operator Operator$MultipleValue Operator$SingleValue"
              + " PredicateInformation",
          "org.drools.model.functions.accumulate.",
          "AccumulateFunction GroupKey",
          "org.drools.model.impl.",
          "RuleBuilder",
          "org.drools.model.operators.",
          "ContainsOperator ExcludesOperator InOperator MatchesOperator MemberOfOperator"
              + " StringEndsWithOperator StringLengthWithOperator StringStartsWithOperator",
          "org.drools.model.view.",
          "CombinedExprViewItem Expr1ViewItem Expr2ViewItem ExprNViewItem ExprViewItem ViewItem"
              + " ViewItemBuilder",
          "org.drools.modelcompiler.dsl.pattern.",
          "D",
          "org.drools.modelcompiler.util.",
          "EvaluationUtil");

  /** Families of them that go by the number of facts, or by what is made of many. */
  private static final String[] FAMILIES = {
    "org.drools.model.functions.Block",
    "org.drools.model.functions.Function",
    "org.drools.model.functions.Predicate",
    "org.drools.model.From",
    "org.drools.model.consequences.ConsequenceBuilder",
    "org.drools.core.base.accumulators."
  };

  /** Classes of which compiled rules need these members, and may use none else. */
  private static final Map<String, Set<String>> NEEDED =
      Map.ofEntries(
          Map.entry("java.lang.Object", words("<init> equals hashCode toString")),
          Map.entry("java.lang.StringBuilder", words("<init> append toString")),
          Map.entry("java.lang.System", words("arraycopy")),
          Map.entry("java.lang.RuntimeException", words("<init>")),
          Map.entry("java.lang.IllegalArgumentException", words("<init>")),
          Map.entry("java.lang.invoke.LambdaMetafactory", words("metafactory altMetafactory")),
          Map.entry(
              "java.lang.invoke.SerializedLambda",
              words(
                  "getCapturedArg getFunctionalInterfaceClass getFunctionalInterfaceMethodName"
                      + " getFunctionalInterfaceMethodSignature getImplClass getImplMethodKind"
                      + " getImplMethodName getImplMethodSignature")),
          Map.entry("java.lang.invoke.StringConcatFactory", words("makeConcatWithConstants")),
          Map.entry("java.time.format.DateTimeFormatter", words("")),
          Map.entry(
              "java.time.format.DateTimeFormatterBuilder",
              words("<init> appendPattern parseCaseInsensitive toFormatter")),
          Map.entry("java.util.Arrays", words("asList")),
          Map.entry("java.util.Collections", words("emptyList")),
          Map.entry("java.util.Locale", words("ENGLISH ROOT")),
          Map.entry("java.util.regex.Matcher", words("matches")),
          Map.entry("java.util.regex.Pattern", words("compile matcher")),
          Map.entry("org.drools.core.rule.consequence.KnowledgeHelper", words("insertLogical")),
          Map.entry("org.drools.model.Drools", words("delete insert update")),
          Map.entry("org.drools.modelcompiler.consequence.DroolsImpl", words("asKnowledgeHelper")),
          Map.entry("org.drools.util.DateUtils", words("getDateFormatMask")));

  /**
   * What is refused of whatever class: it looks behind objects, waits for other threads, reads what
   * the system was told, makes texts of any length out of nothing, runs scripts.
   */
  private static final Set<String> REFUSED =
      Set.of(
          "clone",
          "describeConstable",
          "executeScript",
          "finalize",
          "getClass",
          "getDeclaringClass",
          "notify",
          "notifyAll",
          "resolveConstantDesc",
          "wait",
          "java.lang.Boolean.getBoolean",
          "java.lang.Integer.getInteger",
          "java.lang.Long.getLong",
          "java.lang.Math.random",
          "java.lang.String.format",
          "java.lang.String.formatted",
          "java.lang.String.indent",
          "java.lang.String.intern",
          "java.lang.String.repeat",
          "java.lang.String.transform",
          // A few digits become millions, which takes for ever.
          "java.math.BigDecimal.movePointLeft",
          "java.math.BigDecimal.movePointRight",
          "java.math.BigDecimal.pow",
          "java.math.BigDecimal.scaleByPowerOfTen",
          "java.math.BigDecimal.setScale",
          "java.math.BigInteger.pow",
          "java.math.BigInteger.shiftLeft");

  private Reach() {}

  // Without streams: every start of the program comes by here.
  static Set<String> in(String... packagesAndNames) {
    Set<String> all = new HashSet<>();
    for (int i = 0; i < packagesAndNames.length; i += 2) {
      for (String name : packagesAndNames[i + 1].split(" ", -1)) {
        all.add(packagesAndNames[i] + name);
      }
    }
    return all;
  }

  private static Set<String> words(String list) {
    return Set.of(list.split(" ", -1));
  }

  /** Whether compiled rules may refer to a class of Java or of the engine. */
  static boolean of(String type) {
    return VALUES.contains(type)
        || SILENT.contains(type)
        || ENGINE.contains(type)
        || NEEDED.containsKey(type)
        || inFamily(type);
  }

  /**
   * Whether no compiled rule ever uses a class, though many refer to it: in code that never runs.
   */
  static boolean unused(String type) {
    return type.equals("java.lang.System");
  }

  private static boolean inFamily(String type) {
    for (String family : FAMILIES) {
      if (type.startsWith(family)) {
        return true;
      }
    }
    return false;
  }

  /** Whether compiled rules may refer to a member of a class that they may refer to. */
  static boolean of(Member member) {
    String owner = member.owner();
    if (REFUSED.contains(member.name()) || REFUSED.contains(member.toString())) {
      return false;
    }
    return NEEDED.containsKey(owner)
        ? NEEDED.get(owner).contains(member.name())
        : !SILENT.contains(owner);
  }
}
