package dev.turnmark.cli;

import dev.turnmark.audit.FiringRecord;

/** Where the firings in a file go. */
interface AuditReport {

  void fired(FiringRecord firing);

  /** The file ends. */
  void end();
}
