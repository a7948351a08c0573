package dev.turnmark.rules;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.doctree.LiteralTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Reads the first sentences of Javadoc off the sources of public types. */
final class JavadocSentences extends TreePathScanner<@Nullable Void, @Nullable Void> {

  private final DocTrees docs;
  private final SortedMap<String, String> sentences = new TreeMap<>();
  private final Deque<String> names = new ArrayDeque<>();

  private JavadocSentences(DocTrees docs) {
    this.docs = docs;
  }

  /** By the full names of types, and {@code TYPE#member(Parameter,…)}. */
  static SortedMap<String, String> of(Path... packages) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  files,
                  null,
                  List.of("-proc:none"),
                  null,
                  files.getJavaFileObjectsFromPaths(sources(packages)));
      JavadocSentences scanner = new JavadocSentences(DocTrees.instance(task));
      for (CompilationUnitTree unit : task.parse()) {
        scanner.names.push(String.valueOf(unit.getPackageName()));
        scanner.scan(unit, null);
        scanner.names.pop();
      }
      return scanner.sentences;
    }
  }

  private static List<Path> sources(Path... packages) throws IOException {
    List<Path> sources = new ArrayList<>();
    for (Path folder : packages) {
      try (Stream<Path> files = Files.list(folder)) {
        files
            .filter(f -> f.toString().endsWith(".java") && !f.endsWith("package-info.java"))
            .sorted()
            .forEach(sources::add);
      }
    }
    return sources;
  }

  @Override
  public @Nullable Void visitClass(ClassTree type, @Nullable Void unused) {
    if (!isPublic(type.getModifiers().getFlags().contains(Modifier.PUBLIC))
        || type.getKind() == Tree.Kind.ANNOTATION_TYPE) {
      return null;
    }
    names.push(names.element() + "." + type.getSimpleName());
    @Nullable DocCommentTree doc = docs.getDocCommentTree(getCurrentPath());
    sentences.put(names.element(), doc == null ? "" : words(doc.getFirstSentence()));
    if (doc != null && type.getKind() == Tree.Kind.RECORD) {
      for (DocTree tag : doc.getBlockTags()) {
        if (tag instanceof ParamTree param && !param.isTypeParameter()) {
          sentences.putIfAbsent(
              names.element() + "#" + param.getName() + "()", words(param.getDescription()));
        }
      }
    }
    super.visitClass(type, null);
    names.pop();
    return null;
  }

  @Override
  public @Nullable Void visitMethod(MethodTree method, @Nullable Void unused) {
    @Nullable DocCommentTree doc = docs.getDocCommentTree(getCurrentPath());
    boolean constructor = method.getName().contentEquals("<init>");
    if (doc != null
        && !constructor
        && isPublic(method.getModifiers().getFlags().contains(Modifier.PUBLIC))) {
      String parameters =
          method.getParameters().stream()
              .map(p -> simple(p.getType()))
              .collect(Collectors.joining(",", "(", ")"));
      sentences.put(
          names.element() + "#" + method.getName() + parameters, words(doc.getFirstSentence()));
    }
    return null;
  }

  /** What is declared in an interface is public unsaid. */
  private boolean isPublic(boolean said) {
    @Nullable Tree outer = getCurrentPath().getParentPath().getLeaf();
    return said || (outer instanceof ClassTree type && type.getKind() == Tree.Kind.INTERFACE);
  }

  private static String simple(Tree type) {
    return type.toString()
        .replaceAll("@\\w+(\\([^)]*\\))?\\s*", "")
        .replaceAll("<.*>", "")
        .replaceFirst("^.*\\.", "")
        .strip();
  }

  private static String words(List<? extends DocTree> trees) {
    String text = trees.stream().map(JavadocSentences::word).collect(Collectors.joining());
    return text.replaceAll("\\s+", " ").strip();
  }

  private static String word(DocTree tree) {
    if (tree instanceof LiteralTree literal) {
      return "`" + literal.getBody().toString().strip() + "`";
    }
    if (tree instanceof LinkTree link) {
      return link.getLabel().isEmpty()
          ? "`" + link.getReference().toString().replace('#', '.') + "`"
          : words(link.getLabel());
    }
    return tree.toString();
  }
}
