package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes the README as it is when all its samples are run again. */
final class ReadmeRun {

  private static final String EXAMPLE = "src/test/resources/rollouts/0.171.0/hooks_multi.jsonl";
  private static final int EXAMPLE_RECORD = 2;
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|\\S+");

  private static final Pattern FILE = Pattern.compile("```\\w+ (src/\\S+)");
  private static final Pattern EXAMPLE_CLASS =
      Pattern.compile("src/test/java/(.+/examples/(?!Ticket)\\w+)\\.java");

  private final Path directory;
  private final List<String> made = new ArrayList<>();
  private String printed = "";

  ReadmeRun(Path directory) {
    this.directory = directory;
  }

  String of(String readme) throws Exception {
    Iterator<String> lines = readme.lines().iterator();
    while (lines.hasNext()) {
      String line = lines.next();
      made.add(line);
      if (line.startsWith("```")) {
        List<String> block = block(lines);
        made.addAll(run(line, block));
        made.add("```");
      }
    }
    return String.join("\n", made) + "\n";
  }

  private static List<String> block(Iterator<String> lines) {
    List<String> block = new ArrayList<>();
    for (String line = lines.next(); !line.equals("```"); line = lines.next()) {
      block.add(line);
    }
    return block;
  }

  private List<String> run(String fence, List<String> block) throws Exception {
    Matcher file = FILE.matcher(fence);
    if (file.matches()) {
      return shown(file.group(1));
    }
    return switch (fence) {
      case "```console" -> console(block);
      case "```json record" -> record();
      case "```java" -> {
        printed = JavaSample.run(String.join("\n", block));
        yield block;
      }
      case "```text" -> printed.lines().toList();
      default -> block;
    };
  }

  /** A file of this repository as it is; a class of the examples is run, too. */
  private List<String> shown(String path) throws Exception {
    Matcher example = EXAMPLE_CLASS.matcher(path);
    if (example.matches()) {
      printed = JavaSample.printed(Class.forName(example.group(1).replace('/', '.')));
    }
    return Files.readAllLines(Path.of(path));
  }

  private List<String> console(List<String> block) throws Exception {
    List<String> run = new ArrayList<>();
    for (String line : block) {
      if (line.startsWith("$ ")) {
        run.add(line);
        run.addAll(output(line.substring(2)).lines().toList());
      }
    }
    return run;
  }

  /** As a shell takes a command apart, as far as the samples ask. */
  private static List<String> words(String command) {
    return WORD.matcher(command)
        .results()
        .map(word -> word.group(1) == null ? word.group() : word.group(1))
        .toList();
  }

  private String output(String command) throws Exception {
    if (!command.startsWith("./turnmark ")) {
      return shell(command, "");
    }
    int pipe = command.indexOf(" | ");
    List<String> words = words(pipe < 0 ? command : command.substring(0, pipe));
    String printed =
        CommandLineRun.in(directory, new byte[0], words.subList(1, words.size()))
            .both()
            .replace(directory + "/", "");
    return pipe < 0 ? printed : shell(command.substring(pipe + 3), printed);
  }

  private String shell(String command, String input) throws Exception {
    Path given = Files.writeString(Files.createTempFile("input", ".txt"), input);
    Process shell =
        new ProcessBuilder("bash", "-c", command)
            .directory(directory.toFile())
            .redirectInput(given.toFile())
            .redirectErrorStream(true)
            .start();
    String printed = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(shell.waitFor()).as(command).isZero();
    return printed;
  }

  private List<String> record() throws IOException {
    String lines = CommandLineRun.in(directory, "classify", "--format", "jsonl", EXAMPLE).out();
    JsonNode json = new ObjectMapper().readTree(lines.lines().toList().get(EXAMPLE_RECORD));
    List<String> fields = new ArrayList<>();
    json.properties()
        .forEach(field -> fields.add("  \"" + field.getKey() + "\": " + spread(field.getValue())));
    return ("{\n" + String.join(",\n", fields) + "\n}").lines().toList();
  }

  /** A list of objects has a line for each. */
  private static String spread(JsonNode value) {
    if (!value.isArray() || !value.path(0).isObject()) {
      return value.toString();
    }
    List<String> elements = new ArrayList<>();
    value.forEach(element -> elements.add("    " + element));
    return "[\n" + String.join(",\n", elements) + "\n  ]";
  }
}
