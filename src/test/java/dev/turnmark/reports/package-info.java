/** What other tools got wrong, as people reported it, and what is said here of the same files. */
@NullMarked
package dev.turnmark.reports;

import org.jspecify.annotations.NullMarked;
