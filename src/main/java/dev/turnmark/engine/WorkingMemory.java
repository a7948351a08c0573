package dev.turnmark.engine;

import org.drools.base.rule.EntryPointId;
import org.drools.core.common.InternalFactHandle;
import org.drools.kiesession.session.StatefulKnowledgeSessionImpl;
import org.jspecify.annotations.Nullable;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.rule.EntryPoint;
import org.kie.api.runtime.rule.FactHandle;

/** What is in a session, whoever runs it. */
record WorkingMemory(KieSession session) {

  /**
   * Whether a fact is still there. The session itself can't be asked: one that is for a single
   * thread ({@code ThreadSafeOption.NO}) fails when it looks for the fact of a handle.
   */
  static boolean holds(@Nullable FactHandle handle) {
    return handle instanceof InternalFactHandle known && known.isValid() && !known.isDisconnected();
  }

  /** Whether the session was not disposed of, as far as can be told. */
  boolean isAlive() {
    return !(session instanceof StatefulKnowledgeSessionImpl known) || known.isAlive();
  }

  /** Takes out facts, those that are still there: of a session disposed of, nothing is. */
  void delete(Iterable<FactHandle> handles) {
    for (FactHandle handle : handles) {
      if (holds(handle) && isAlive()) {
        place(handle).delete(handle);
      }
    }
  }

  /** A host may have inserted a fact by another entry point, where no rule of ours sees it. */
  private EntryPoint place(FactHandle handle) {
    EntryPointId place = ((InternalFactHandle) handle).getEntryPointId();
    return EntryPointId.DEFAULT.equals(place)
        ? session
        : session.getEntryPoint(place.getEntryPointId());
  }
}
