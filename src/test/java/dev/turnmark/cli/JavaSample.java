package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;

/** Compiles a class that stands in a text, and runs it. */
final class JavaSample {

  private static final Pattern NAME = Pattern.compile("public class (\\w+)");

  private JavaSample() {}

  /** What its main method prints. */
  static String run(String source) throws Exception {
    Matcher name = NAME.matcher(source);
    assertThat(name.find()).isTrue();
    Path directory = Files.createTempDirectory("sample");
    Path file = Files.writeString(directory.resolve(name.group(1) + ".java"), source);
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                messages,
                messages,
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                file.toString());
    assertThat(failed).as(messages.toString(StandardCharsets.UTF_8)).isZero();
    return printed(directory, name.group(1));
  }

  private static String printed(Path classes, String main) throws Exception {
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      return printed(loader.loadClass(main));
    }
  }

  /** What the main method of a class prints. */
  static String printed(Class<?> main) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream before = System.out;
    try {
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      main.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(before);
    }
    return out.toString(StandardCharsets.UTF_8);
  }
}
