package dev.turnmark.rules;

import dev.turnmark.rules.References.Member;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Looks at what the compiler made of rules, before any of it is loaded: whatever way a rule was
 * written, what it refers to stands in its class files by name.
 */
final class CompiledFence {

  private final Fence fence;
  private final Map<String, byte[]> classes;

  private CompiledFence(Fence fence, CompiledRules rules) {
    this.fence = fence;
    this.classes = rules.classes();
  }

  /** Whether compiled rules keep inside of a fence. */
  static boolean holds(Fence fence, CompiledRules rules) {
    return offences(fence, rules).isEmpty();
  }

  /** The classes and members outside of a fence that compiled rules refer to, in order. */
  static List<String> offences(Fence fence, CompiledRules rules) {
    return fence.isOpen() ? List.of() : new CompiledFence(fence, rules).offences();
  }

  private List<String> offences() {
    Set<String> found = new TreeSet<>();
    classes.forEach((name, file) -> look(name, file, found));
    return List.copyOf(found);
  }

  private void look(String name, byte[] file, Set<String> found) {
    References references;
    try {
      references = References.of(file);
    } catch (IllegalArgumentException e) {
      found.add(name);
      return;
    }
    if (!references.name().equals(name) || Fence.opensUp(packageOf(name))) {
      found.add(name);
    }
    for (String type : references.classes()) {
      if (!inside(type)) {
        found.add(written(type));
      }
    }
    references.members().forEach(member -> look(member, found));
  }

  private void look(Member member, Set<String> found) {
    boolean own = classes.containsKey(member.owner());
    if (!own && !fence.reaches(member.owner())) {
      return; // That class was told already.
    }
    boolean harmless = own ? Reach.of(member) : fence.reaches(member);
    List<String> outside =
        !own && fence.speaksOf(member.owner())
            ? List.of() // What facts give out may be handed on; asking anything of it is another
            // matter.
            : member.types().stream().filter(type -> !inside(type)).toList();
    if (own && harmless) {
      outside.forEach(type -> found.add(written(type)));
    } else if (!harmless || !outside.isEmpty()) {
      found.add(written(member.toString()));
    }
  }

  private boolean inside(String type) {
    return classes.containsKey(type) || fence.reaches(type);
  }

  /** As rules write it. */
  private static String written(String name) {
    return name.replace('$', '.');
  }

  private static String packageOf(String type) {
    return type.substring(0, Math.max(0, type.lastIndexOf('.')));
  }
}
