package dev.turnmark.json;

import java.io.IOException;
import java.nio.file.FileSystemException;

/** How much of a record may be in memory, and what to say when that is not enough. */
final class Limits {

  private static final long MOST = 512L << 20;
  private static final long LEAST = 4L << 20;

  /** A text is held several times while it is read, judged and written. */
  private static final int SHARE = 16;

  private static final String ADVICE =
      "; a record may take a "
          + SHARE
          + "th of Java's memory, so give it more, for example by"
          + " JAVA_TOOL_OPTIONS=-Xmx8g";

  private Limits() {}

  /** The limit for a memory of so many bytes. */
  static int of(long memory) {
    return (int) Math.min(MOST, Math.max(LEAST, memory / SHARE));
  }

  /** Says that a record is too long even without its long texts. */
  static String record(int limit) {
    return "expected at most "
        + limit
        + " bytes beside long texts but was a longer record"
        + ADVICE;
  }

  /** Says that a record is too long, wherever it is held. */
  static String whole(long limit) {
    return "expected a record of at most "
        + limit
        + " bytes but was a longer one; the limit `record` can be raised";
  }

  /** Says that a text is too long to be looked at. */
  static String text(long room, long length, String path) {
    return "expected a text of at most "
        + room
        + " bytes but was one of "
        + length
        + " bytes at "
        + path
        + ADVICE;
  }

  /** Says that there is no room outside of memory. */
  static String noRoom(IOException failure) {
    return "expected room for a long record among the temporary files but was "
        + reason(failure)
        + "; name a directory with more room, for example by"
        + " JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=DIRECTORY";
  }

  /** Without the name of the file, which is a new one each time. */
  private static String reason(IOException failure) {
    String reason =
        failure instanceof FileSystemException problem ? problem.getReason() : failure.getMessage();
    return reason == null ? failure.getClass().getSimpleName() : reason;
  }
}
