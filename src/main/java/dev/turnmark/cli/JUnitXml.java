package dev.turnmark.cli;

import dev.turnmark.engine.CaseResult;
import dev.turnmark.engine.RuleCase;
import dev.turnmark.rules.Loss;
import dev.turnmark.rules.RuleProblem;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Tells build servers what came of cases, in the XML of JUnit: a suite for each file of cases, and
 * one more for what is wrong beside them.
 */
final class JUnitXml {

  private static final String BESIDE = "rules";

  private final XMLStreamWriter xml;

  private JUnitXml(XMLStreamWriter xml) {
    this.xml = xml;
  }

  static String of(RulesTest test) {
    StringWriter text = new StringWriter();
    try {
      new JUnitXml(XMLOutputFactory.newInstance().createXMLStreamWriter(text)).write(test);
    } catch (XMLStreamException e) {
      throw new IllegalStateException("a text can be written to memory", e);
    }
    return text.toString();
  }

  /** A test, and what is wrong with it. */
  private record Entry(String group, String name, List<String> failures) {}

  private void write(RulesTest test) throws XMLStreamException {
    Map<String, List<Entry>> suites = new LinkedHashMap<>();
    for (CaseResult result : test.results()) {
      suites
          .computeIfAbsent(result.ruleCase().file(), file -> new ArrayList<>())
          .add(new Entry(result.ruleCase().rule(), name(result.ruleCase()), result.failures()));
    }
    List<Entry> beside = beside(test);
    if (!beside.isEmpty()) {
      suites.put(BESIDE, beside);
    }
    xml.writeStartDocument("UTF-8", "1.0");
    start("\n", "testsuites", "name", "turnmark rules test");
    counts(suites.values().stream().flatMap(List::stream).toList());
    for (Map.Entry<String, List<Entry>> suite : suites.entrySet()) {
      start("\n  ", "testsuite", "name", suite.getKey());
      counts(suite.getValue());
      for (Entry entry : suite.getValue()) {
        write(entry);
      }
      end("\n  ");
    }
    end("\n");
    xml.writeEndDocument();
    xml.close();
  }

  private static String name(RuleCase ruleCase) {
    return ruleCase.name() + (ruleCase.why() == null ? "" : " " + ruleCase.why());
  }

  private static List<Entry> beside(RulesTest test) {
    List<Entry> beside = new ArrayList<>();
    if (test.results().isEmpty()) {
      beside.add(new Entry(BESIDE, "cases", List.of("there are no cases")));
    }
    for (RuleProblem problem : test.cases().problems()) {
      beside.add(new Entry(BESIDE, problem.file(), List.of(problem.toString())));
    }
    for (Loss loss : test.unnoticed()) {
      beside.add(
          new Entry(loss.rule().name(), LossWords.name(loss), List.of(LossWords.unnoticed(loss))));
    }
    return beside;
  }

  private void write(Entry entry) throws XMLStreamException {
    start("\n    ", "testcase", "classname", entry.group());
    attribute("name", entry.name());
    if (!entry.failures().isEmpty()) {
      start("\n      ", "failure", "message", entry.failures().get(0));
      xml.writeCharacters(
          PlainText.lines(String.join("\n", entry.failures())).stream()
              .reduce((a, b) -> a + "\n" + b)
              .orElse(""));
      xml.writeEndElement();
      xml.writeCharacters("\n    ");
    }
    xml.writeEndElement();
  }

  private void counts(List<Entry> entries) throws XMLStreamException {
    long failed = entries.stream().filter(entry -> !entry.failures().isEmpty()).count();
    attribute("tests", "" + entries.size());
    attribute("failures", "" + failed);
    attribute("errors", "0");
    attribute("skipped", "0");
  }

  private void start(String gap, String element, String attribute, String value)
      throws XMLStreamException {
    xml.writeCharacters(gap);
    xml.writeStartElement(element);
    attribute(attribute, value);
  }

  private void attribute(String name, String value) throws XMLStreamException {
    // Deliberate: an escape of ours, for XML has none for what it may not hold.
    xml.writeAttribute(name, PlainText.escaped(value));
  }

  private void end(String gap) throws XMLStreamException {
    xml.writeCharacters(gap);
    xml.writeEndElement();
  }
}
