package dev.turnmark.bench;

import java.lang.management.ClassLoadingMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;

/**
 * What is held after the memory was cleaned up.
 *
 * @param heap in bytes
 * @param metaspace in bytes, that of compressed class pointers included
 * @param loaded classes that are there
 * @param unloaded classes that went since the JVM began
 */
record Memory(long heap, long metaspace, int loaded, long unloaded) {

  static final String HEADER = "  heap MB  metaspace MB  classes  unloaded";

  private static final int GOES = 3;

  /** Cleans up a few times: other threads leave something behind meanwhile. */
  static Memory now() {
    long heap = Long.MAX_VALUE;
    for (int go = 0; go < GOES; go++) {
      System.gc();
      heap = Math.min(heap, ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
    }
    long metaspace = 0;
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      metaspace += pool.getName().equals("Metaspace") ? pool.getUsage().getUsed() : 0;
    }
    ClassLoadingMXBean classes = ManagementFactory.getClassLoadingMXBean();
    return new Memory(
        heap, metaspace, classes.getLoadedClassCount(), classes.getUnloadedClassCount());
  }

  @Override
  public String toString() {
    return "%9.1f %13.1f %8d %9d".formatted(heap / 1e6, metaspace / 1e6, loaded, unloaded);
  }
}
