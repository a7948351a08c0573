package dev.turnmark.rules;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.drools.compiler.kie.builder.impl.InternalKieModule;
import org.drools.compiler.kie.builder.impl.KieBuilderImpl;
import org.jspecify.annotations.Nullable;
import org.kie.api.KieServices;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message;
import org.kie.api.builder.ReleaseId;

/**
 * Makes class files from rule texts, for Java and the engine to load later.
 *
 * <p>It leaves nothing behind: no module in the engine's repository, no pool of threads, nothing on
 * the thread that asked.
 */
final class RuleCompiler {

  /** The engine's compiler keeps caches by class name that the whole JVM shares. */
  private static final Lock ONE_AT_A_TIME = new ReentrantLock();

  /** Where the engine looks for the files. */
  static final String FOLDER = "src/main/resources/rules/";

  private final ClassLoader facts;

  /**
   * @param facts the loader of the classes that rules may speak of
   */
  RuleCompiler(ClassLoader facts) {
    this.facts = facts;
  }

  /** What came of a build: rules, or the messages that say why there are none. */
  record Result(@Nullable CompiledRules rules, List<BuildMessage> messages) {

    Result {
      messages = List.copyOf(messages);
    }
  }

  /**
   * Compiles files that belong together. The same texts give the same classes, but for the names
   * that the engine makes up for patterns without one: it numbers them through the life of a JVM.
   *
   * @param texts by their place among the packs
   */
  Result compile(SortedMap<String, String> texts) {
    ONE_AT_A_TIME.lock();
    try {
      return ContextClassLoader.with(RuleCompiler.class.getClassLoader(), () -> build(texts));
    } finally {
      ONE_AT_A_TIME.unlock();
    }
  }

  private Result build(SortedMap<String, String> texts) {
    KieServices services = KieServices.get();
    ReleaseId id = id(texts);
    KieFileSystem files = services.newKieFileSystem().generateAndWritePomXML(id);
    texts.forEach((path, text) -> files.write(FOLDER + path, ascii(text)));
    KieBuilderImpl builder = (KieBuilderImpl) services.newKieBuilder(files, facts);
    try {
      builder.buildAll(SequentialProject::new, name -> true);
      List<BuildMessage> messages = new ArrayList<>();
      for (Message message : builder.getResults().getMessages(Message.Level.ERROR)) {
        // Beside each mistake in generated Java the whole of its source is a message.
        if (!message.getText().startsWith("Java source of ")) {
          messages.add(BuildMessage.of(message));
        }
      }
      return new Result(messages.isEmpty() ? classFiles(builder) : null, messages);
    } catch (RuntimeException | StackOverflowError e) {
      // The compiler throws what it did not foresee: a number compared with a text, for one, or
      // brackets in brackets without end.
      return new Result(null, List.of(BuildMessage.thrown(e)));
    } finally {
      services.getRepository().removeKieModule(id);
      ParserConfigurationOfThread.forget();
    }
  }

  private static CompiledRules classFiles(KieBuilderImpl builder) {
    InternalKieModule module = (InternalKieModule) builder.getKieModule();
    Map<String, byte[]> files = new TreeMap<>();
    for (String name : module.getFileNames()) {
      files.put(name, module.getBytes(name));
    }
    return CompiledRules.of(files);
  }

  /** What the build is called while it is in the engine's repository, as no other may be. */
  static ReleaseId id(SortedMap<String, String> texts) {
    List<RuleDocument> documents = new ArrayList<>();
    texts.forEach((path, text) -> documents.add(new RuleDocument(path, text, path)));
    String version = Revision.of(List.of(new RulePack("build", documents)));
    return KieServices.get().newReleaseId("dev.turnmark", "rules", version);
  }

  /**
   * The text with Java's escapes for all that is not ASCII. The engine reads files, and writes Java
   * for its compiler, in the default charset of the machine.
   */
  private static byte[] ascii(String text) {
    StringBuilder ascii = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      ascii.append(c < 0x80 ? String.valueOf(c) : String.format("\\u%04x", (int) c));
    }
    return ascii.toString().getBytes(StandardCharsets.US_ASCII);
  }
}
