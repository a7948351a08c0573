package dev.turnmark.rules;

import com.github.javaparser.ast.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.drools.mvel.parser.ast.expr.DrlxExpression;
import org.drools.mvel.parser.ast.expr.FullyQualifiedInlineCastExpr;
import org.drools.mvel.parser.ast.expr.HalfPointFreeExpr;
import org.drools.mvel.parser.ast.expr.InlineCastExpr;
import org.drools.mvel.parser.ast.expr.ListCreationLiteralExpression;
import org.drools.mvel.parser.ast.expr.ListCreationLiteralExpressionElement;
import org.drools.mvel.parser.ast.expr.MapCreationLiteralExpression;
import org.drools.mvel.parser.ast.expr.MapCreationLiteralExpressionKeyValuePair;
import org.drools.mvel.parser.ast.expr.NullSafeMethodCallExpr;
import org.drools.mvel.parser.ast.expr.OOPathChunk;
import org.drools.mvel.parser.ast.expr.OOPathExpr;
import org.drools.mvel.parser.ast.expr.PointFreeExpr;
import org.jspecify.annotations.Nullable;

/**
 * Goes through a syntax tree. The engine's own kinds of nodes do not give out their children as
 * other nodes do: who walks the usual way never sees what is compared in a condition.
 */
final class SyntaxTree {

  private SyntaxTree() {}

  /** Shows a node and all below it. */
  static void walk(Node node, Consumer<Node> visitor) {
    visitor.accept(node);
    List<Node> shown = node.getChildNodes();
    for (Node child : shown) {
      walk(child, visitor);
    }
    for (@Nullable Node child : hidden(node)) {
      if (child != null && shown.stream().noneMatch(other -> other == child)) {
        walk(child, visitor);
      }
    }
  }

  private static List<@Nullable Node> hidden(Node node) {
    List<@Nullable Node> all = new ArrayList<>();
    if (node instanceof DrlxExpression expression) {
      all.add(expression.getExpr());
    } else if (node instanceof PointFreeExpr e) {
      all.add(e.getLeft());
      all.addAll(e.getRight());
      Stream.of(e.getArg1(), e.getArg2(), e.getArg3(), e.getArg4()).forEach(all::add);
    } else if (node instanceof HalfPointFreeExpr e) {
      all.addAll(e.getRight());
      Stream.of(e.getArg1(), e.getArg2(), e.getArg3(), e.getArg4()).forEach(all::add);
    } else if (node instanceof FullyQualifiedInlineCastExpr cast) {
      all.add(cast.getScope());
      all.addAll(cast.getArguments() == null ? List.of() : cast.getArguments());
    } else if (node instanceof InlineCastExpr cast) {
      all.add(cast.getExpression());
      all.add(cast.getType());
    } else if (node instanceof NullSafeMethodCallExpr call) {
      call.getScope().ifPresent(all::add);
      all.addAll(call.getArguments());
    } else {
      addOfCollection(node, all);
    }
    return all;
  }

  private static void addOfCollection(Node node, List<@Nullable Node> all) {
    if (node instanceof OOPathExpr path) {
      all.addAll(path.getChunks());
    } else if (node instanceof OOPathChunk chunk) {
      all.addAll(chunk.getConditions());
    } else if (node instanceof ListCreationLiteralExpression list) {
      all.addAll(list.getExpressions());
    } else if (node instanceof ListCreationLiteralExpressionElement element) {
      all.add(element.getValue());
    } else if (node instanceof MapCreationLiteralExpression map) {
      all.addAll(map.getExpressions());
    } else if (node instanceof MapCreationLiteralExpressionKeyValuePair pair) {
      all.add(pair.getKey());
      all.add(pair.getValue());
    }
  }
}
