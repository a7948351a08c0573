package dev.turnmark.rules;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * All that a class file can reach outside of itself, read off its constant pool: code has no other
 * way to name a class, a field or a method.
 *
 * @param name the class itself
 * @param classes it names by themselves, with dots; of an array those of its elements, primitives
 *     left out
 * @param members it names
 */
record References(String name, Set<String> classes, List<Member> members) {

  private static final int MAGIC = 0xCAFEBABE;
  private static final int UTF8 = 1;
  private static final int CLASS = 7;
  private static final int METHOD = 10;
  private static final int FIELD = 9;
  private static final int INTERFACE_METHOD = 11;
  private static final int METHOD_TYPE = 16;
  private static final int INVOKE_DYNAMIC = 18;

  /** The bytes that an entry takes behind its tag; -1 where there is no such entry. */
  private static final int[] SIZES = {
    -1, -1, -1, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, -1, -1, 3, 2, -1, 4, -1, -1
  };

  /**
   * A field or a method of a class.
   *
   * @param owner the class that is named, which may inherit it
   */
  record Member(String owner, String name, String descriptor) {

    /** The classes of its parameters, and of what it gives. */
    Set<String> types() {
      return References.types(descriptor);
    }

    @Override
    public String toString() {
      return owner + "." + name;
    }
  }

  References {
    classes = Set.copyOf(classes);
    members = List.copyOf(members);
  }

  /**
   * What a class file refers to.
   *
   * @throws IllegalArgumentException if it is none, or one with constants that no compiler writes
   *     for rules
   */
  static References of(byte[] file) {
    try {
      return new Reader(file).read();
    } catch (BufferUnderflowException | IndexOutOfBoundsException e) {
      throw new IllegalArgumentException("expected a class file", e);
    }
  }

  private static Set<String> types(String descriptor) {
    Set<String> types = new LinkedHashSet<>();
    int from = descriptor.indexOf('L');
    while (from >= 0) {
      int end = descriptor.indexOf(';', from);
      if (end < 0) {
        throw new IllegalArgumentException("expected a descriptor but was " + descriptor);
      }
      types.add(descriptor.substring(from + 1, end).replace('/', '.'));
      from = descriptor.indexOf('L', end);
    }
    return types;
  }

  private static final class Reader {

    private final byte[] file;
    private final ByteBuffer in;
    private final Set<String> classes = new LinkedHashSet<>();
    private final List<Member> members = new ArrayList<>();
    private int[] places = {};

    Reader(byte[] file) {
      this.file = file;
      this.in = ByteBuffer.wrap(file);
    }

    References read() {
      if (in.getInt() != MAGIC) {
        throw new IllegalArgumentException("expected a class file");
      }
      in.getInt(); // The version.
      pass();
      int behind = in.position();
      for (int place : places) {
        if (place > 0) {
          take(place);
        }
      }
      String name = text(target(in.getShort(behind + 2))).replace('/', '.');
      return new References(name, classes, members);
    }

    private void pass() {
      places = new int[unsigned(in.getShort())];
      for (int i = 1; i < places.length; i++) {
        places[i] = in.position();
        int tag = in.get();
        int size = tag == UTF8 ? unsigned(in.getShort()) : tag < 0 ? -1 : SIZES[tag];
        if (size < 0) {
          throw new IllegalArgumentException("expected no constant of kind " + tag);
        }
        in.position(in.position() + size);
        i += size == Long.BYTES && tag != UTF8 ? 1 : 0;
      }
    }

    private void take(int place) {
      switch (in.get(place)) {
        case CLASS -> takeClass(text(in.getShort(place + 1)));
        case METHOD_TYPE -> takeDescriptor(text(in.getShort(place + 1)));
        case FIELD, METHOD, INTERFACE_METHOD -> {
          int what = places[unsigned(in.getShort(place + 3))];
          String owner = text(target(in.getShort(place + 1))).replace('/', '.');
          String descriptor = text(in.getShort(what + 3));
          members.add(new Member(owner, text(in.getShort(what + 1)), descriptor));
        }
        case INVOKE_DYNAMIC -> {
          int what = places[unsigned(in.getShort(place + 3))];
          takeDescriptor(text(in.getShort(what + 3)));
        }
        default -> {
          // A plain value, or one made of others.
        }
      }
    }

    private void takeClass(String name) {
      if (name.startsWith("[")) {
        takeDescriptor(name);
      } else {
        classes.add(name.replace('/', '.'));
      }
    }

    private void takeDescriptor(String descriptor) {
      classes.addAll(types(descriptor));
    }

    private short target(short entry) {
      return in.getShort(places[unsigned(entry)] + 1);
    }

    private String text(short entry) {
      int place = places[unsigned(entry)];
      if (place == 0 || in.get(place) != UTF8) {
        throw new IllegalArgumentException("expected a text among the constants");
      }
      int length = unsigned(in.getShort(place + 1));
      return new String(file, place + 3, length, StandardCharsets.UTF_8);
    }

    private static int unsigned(short value) {
      return Short.toUnsignedInt(value);
    }
  }
}
