package dev.turnmark.rules;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.AccumulateDescr;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.ConditionalBranchDescr;
import org.drools.drl.ast.descr.EntryPointDescr;
import org.drools.drl.ast.descr.NamedConsequenceDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.mvel.parser.ast.expr.FullyQualifiedInlineCastExpr;
import org.drools.mvel.parser.ast.expr.HalfPointFreeExpr;
import org.drools.mvel.parser.ast.expr.NullSafeFieldAccessExpr;
import org.drools.mvel.parser.ast.expr.NullSafeMethodCallExpr;
import org.drools.mvel.parser.ast.expr.OOPathChunk;
import org.drools.mvel.parser.ast.expr.PointFreeExpr;

/**
 * Looks at the syntax tree of a rule: what may stand in it is listed, so that what nobody thought
 * of may not.
 */
final class SyntaxFence {

  static final String LOOP = "`%s` makes a loop; a rule holds for each fact by itself";
  static final String BEHIND = "`%s` looks behind a fact; ask it for a property";
  static final String FAULT = "`%s` has no place in a rule; a rule only concludes a fact";
  private static final String CODE = "`%s` hands on code; a rule only asks facts and concludes one";
  private static final String CLASS = "`%s` declares a class; facts are classes of Java";
  private static final String ARRAY = "`%s` makes an array; a rule only concludes a fact";
  private static final String INLINE =
      "`%s` runs code of its own; accumulate by a function, such as count or sum";
  private static final String OPERATOR =
      "`%s` is no operator that rules may use; compare with ==, in, contains, excludes, matches,"
          + " memberOf or str";

  /** Kinds of nodes that only ask, and those that conclude. */
  private static final Set<String> KINDS =
      Set.of(
          ("ArrayAccessExpr ArrayCreationLevel ArrayInitializerExpr ArrayType AssignExpr BigDecimalLiteralExpr"
                  + " BigIntegerLiteralExpr BinaryExpr BlockStmt BooleanLiteralExpr BreakStmt CastExpr"
                  + " CharLiteralExpr ClassOrInterfaceType ConditionalExpr DoubleLiteralExpr DrlNameExpr"
                  + " DrlxExpression EmptyStmt EnclosedExpr ExpressionStmt FieldAccessExpr"
                  + " FullyQualifiedInlineCastExpr HalfBinaryExpr HalfPointFreeExpr IfStmt"
                  + " InlineCastExpr InstanceOfExpr IntegerLiteralExpr ListCreationLiteralExpression"
                  + " ListCreationLiteralExpressionElement LongLiteralExpr MapCreationLiteralExpression"
                  + " MapCreationLiteralExpressionKeyValuePair MethodCallExpr ModifyStatement Modifier"
                  + " Name NameExpr NullLiteralExpr NullSafeFieldAccessExpr NullSafeMethodCallExpr"
                  + " OOPathChunk OOPathExpr ObjectCreationExpr PointFreeExpr PrimitiveType ReturnStmt"
                  + " SimpleName StringLiteralExpr SwitchEntry SwitchStmt ThisExpr TypePatternExpr"
                  + " UnaryExpr VarType VariableDeclarationExpr VariableDeclarator VoidType WildcardType")
              .split(" ", -1));

  /** The word that a refused node is known by, and why it is refused. */
  private static final Map<String, Explanation> WORDS =
      Map.ofEntries(
          Map.entry("ArrayCreationExpr", new Explanation("new", ARRAY)),
          Map.entry("ClassExpr", new Explanation("class", BEHIND)),
          Map.entry("DoStmt", new Explanation("do", LOOP)),
          Map.entry("ForEachStmt", new Explanation("for", LOOP)),
          Map.entry("ForStmt", new Explanation("for", LOOP)),
          Map.entry("LambdaExpr", new Explanation("->", CODE)),
          Map.entry("LocalClassDeclarationStmt", new Explanation("class", CLASS)),
          Map.entry("LocalRecordDeclarationStmt", new Explanation("record", CLASS)),
          Map.entry("MethodReferenceExpr", new Explanation("::", CODE)),
          Map.entry("SynchronizedStmt", new Explanation("synchronized", FAULT)),
          Map.entry("ThrowStmt", new Explanation("throw", FAULT)),
          Map.entry("TryStmt", new Explanation("try", FAULT)),
          Map.entry("WhileStmt", new Explanation("while", LOOP)));

  /** What every object can be asked and no rule may ask. */
  static final Set<String> BEHIND_WORDS =
      Set.of(
          "class",
          "clone",
          "declaringClass",
          "describeConstable",
          "finalize",
          "getClass",
          "getDeclaringClass",
          "notify",
          "notifyAll",
          "resolveConstantDesc",
          "wait");

  private static final Set<String> OPERATORS =
      Set.of("contains", "excludes", "in", "matches", "memberOf", "str");

  private final Function<String, Optional<String>> refusal;
  private final Set<Explanation> found = new LinkedHashSet<>();

  private SyntaxFence(Function<String, Optional<String>> refusal) {
    this.refusal = refusal;
  }

  /**
   * What may not stand in a rule.
   *
   * @param refusal why a dotted name may not; nothing when it may
   */
  static Set<Explanation> of(RuleSyntax rule, Function<String, Optional<String>> refusal) {
    SyntaxFence fence = new SyntaxFence(refusal);
    rule.elements().forEach(fence::look);
    rule.trees().forEach(tree -> SyntaxTree.walk(tree, fence::look));
    return fence.found;
  }

  private void look(BaseDescr element) {
    if (element instanceof AccumulateDescr accumulate && accumulate.getInitCode() != null) {
      refuse("init", INLINE);
    } else if (element instanceof EntryPointDescr) {
      refuse("entry-point", "`%s` asks a host for facts; items come in by one way");
    } else if (element instanceof PatternDescr pattern) {
      if (!pattern.getBehaviors().isEmpty()) {
        refuse("over", "`%s` asks for a window of time; rules judge one item, and know no time");
      }
    } else if (element instanceof NamedConsequenceDescr
        || element instanceof ConditionalBranchDescr) {
      refuse("do", "`%s` names another consequence; a rule has one, so write a rule for each");
    }
  }

  private void look(Node node) {
    String kind = node.getClass().getSimpleName();
    if (!KINDS.contains(kind)) {
      Explanation why = WORDS.getOrDefault(kind, new Explanation(firstWord(node), FAULT));
      refuse(why.word(), why.sentence());
    } else if (node instanceof ObjectCreationExpr made
        && made.getAnonymousClassBody().isPresent()) {
      refuse("new", CLASS);
    } else if (node instanceof PointFreeExpr compared) {
      operator(compared.getOperator().getIdentifier());
    } else if (node instanceof HalfPointFreeExpr compared) {
      operator(compared.getOperator().getIdentifier());
    } else {
      names(node).forEach(this::name);
    }
  }

  private static String firstWord(Node node) {
    return node.getTokenRange().map(range -> range.getBegin().getText()).orElse("");
  }

  /** The names that a node holds, but for those of nodes below it. */
  private static List<String> names(Node node) {
    if (node instanceof MethodCallExpr call) {
      return List.of(call.getNameAsString());
    } else if (node instanceof NullSafeMethodCallExpr call) {
      return List.of(call.getName().getIdentifier());
    } else if (node instanceof NullSafeFieldAccessExpr access) {
      return List.of(access.getName().getIdentifier());
    } else if (node instanceof ClassOrInterfaceType type) {
      return List.of(type.getNameWithScope());
    } else if (node instanceof FullyQualifiedInlineCastExpr cast) {
      return List.of(cast.getName().asString());
    } else if (node instanceof OOPathChunk chunk) {
      return Stream.of(chunk.getField(), chunk.getInlineCast())
          .filter(Objects::nonNull)
          .map(SimpleName::getIdentifier)
          .toList();
    } else if (node instanceof FieldAccessExpr access && dotted(node).isEmpty()) {
      return List.of(access.getNameAsString());
    }
    return dotted(node).stream().toList();
  }

  /** A name, or names with dots between them; nothing for anything else. */
  private static Optional<String> dotted(Node node) {
    if (node instanceof NameExpr name) {
      return Optional.of(name.getNameAsString());
    }
    if (node instanceof FieldAccessExpr access) {
      Expression scope = access.getScope();
      return dotted(scope).map(before -> before + "." + access.getNameAsString());
    }
    return Optional.empty();
  }

  private void name(String name) {
    refusal.apply(name).ifPresent(why -> found.add(new Explanation(name, why)));
    behind(name.substring(name.lastIndexOf('.') + 1));
  }

  private void behind(String word) {
    if (BEHIND_WORDS.contains(word)) {
      refuse(word, BEHIND);
    }
  }

  /**
   * @param written as {@code contains}, or {@code str[startsWith]}
   */
  private void operator(String written) {
    String name = written.replaceFirst("\\[.*", "");
    if (!OPERATORS.contains(name)) {
      refuse(name, OPERATOR);
    }
  }

  private void refuse(String word, String sentence) {
    found.add(new Explanation(word, sentence.formatted(word)));
  }
}
