package dev.turnmark.engine;

import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A case of one item. Beside it may stand what is known of the {@code session}; {@code beside},
 * other items that are there too; and, for the item and those others, {@code typed} and {@code
 * injected}, numbers of content parts that rules laid over these say a person typed or are context.
 */
record ItemCase(Map<String, @Nullable Object> json, String where) {

  RuleCase.Item subject() {
    RolloutItem item = RuleCaseFile.item(json, where);
    Company company = company();
    if (!company.equals(Company.NONE) && !(item instanceof ResponseItem)) {
      throw new BadCaseException(
          where + ": expected \"beside\", \"typed\" and \"injected\" with an item alone");
    }
    return new RuleCase.Item(item, RuleCaseFile.session(json, where), company);
  }

  private Company company() {
    List<Company.Other> beside = new ArrayList<>();
    for (Object member : list(json, "beside")) {
      Map<String, @Nullable Object> other = RuleCaseFile.object(member, where + " beside");
      RolloutItem item = RuleCaseFile.item(other, where + " beside");
      beside.add(new Company.Other(item, overlay(other)));
    }
    return new Company(overlay(json), beside);
  }

  private Company.Overlay overlay(Map<String, @Nullable Object> said) {
    return new Company.Overlay(parts(said, "typed"), parts(said, "injected"));
  }

  private Set<Integer> parts(Map<String, @Nullable Object> said, String name) {
    Set<Integer> parts = new TreeSet<>();
    for (Object part : list(said, name)) {
      if (!(part instanceof Integer number)) {
        throw new BadCaseException(where + ": expected numbers of parts in \"" + name + "\"");
      }
      parts.add(number);
    }
    return parts;
  }

  private List<?> list(Map<String, @Nullable Object> said, String name) {
    Object list = said.getOrDefault(name, List.of());
    if (list instanceof List<?> known) {
      return known;
    }
    throw new BadCaseException(where + ": expected a list in \"" + name + "\"");
  }
}
