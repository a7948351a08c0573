package dev.turnmark.rules;

import com.github.javaparser.ast.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
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
    List<Node> hidden = new ArrayList<>();
    addHidden(node, hidden);
    (hidden.isEmpty() ? node.getChildNodes() : hidden).forEach(child -> walk(child, visitor));
  }

  private static void addHidden(Node node, List<Node> all) {
    if (node instanceof DrlxExpression expression) {
      add(all, expression.getExpr());
    } else if (node instanceof PointFreeExpr e) {
      add(all, e.getLeft(), e.getArg1(), e.getArg2(), e.getArg3(), e.getArg4());
      all.addAll(e.getRight());
    } else if (node instanceof HalfPointFreeExpr e) {
      add(all, e.getArg1(), e.getArg2(), e.getArg3(), e.getArg4());
      all.addAll(e.getRight());
    } else if (node instanceof FullyQualifiedInlineCastExpr cast) {
      add(all, cast.getScope());
      if (cast.getArguments() != null) {
        all.addAll(cast.getArguments());
      }
    } else if (node instanceof InlineCastExpr cast) {
      add(all, cast.getExpression(), cast.getType());
    } else if (node instanceof NullSafeMethodCallExpr call) {
      call.getScope().ifPresent(all::add);
      call.getTypeArguments().ifPresent(all::addAll);
      all.addAll(call.getArguments());
    } else {
      addOfCollection(node, all);
    }
  }

  private static void addOfCollection(Node node, List<Node> all) {
    if (node instanceof OOPathExpr path) {
      all.addAll(path.getChunks());
    } else if (node instanceof OOPathChunk chunk) {
      all.addAll(chunk.getConditions());
    } else if (node instanceof ListCreationLiteralExpression list) {
      all.addAll(list.getExpressions());
    } else if (node instanceof ListCreationLiteralExpressionElement element) {
      add(all, element.getValue());
    } else if (node instanceof MapCreationLiteralExpression map) {
      all.addAll(map.getExpressions());
    } else if (node instanceof MapCreationLiteralExpressionKeyValuePair pair) {
      add(all, pair.getKey(), pair.getValue());
    }
  }

  private static void add(List<Node> all, @Nullable Node... nodes) {
    for (@Nullable Node node : nodes) {
      if (node != null) {
        all.add(node);
      }
    }
  }
}
