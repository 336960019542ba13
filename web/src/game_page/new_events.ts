/** What is new in a log since it was looked at last. */
import type { Facts, Happening } from "../base/messages.ts";

/** After a leap, so many entries back something is still news. */
const MAX_ENTRIES_AFTER_JUMP = 4;

/** Asked again and again with the log of the moment: the events that were not there before. The first time, none are. */
export function trackNewEvents(): (log: Happening[]) => Facts[] {
  let seen: { seq: number; events: number } | null = null;
  return (log) => {
    const last = log.at(-1);
    const before = seen;
    seen = { seq: last?.seq ?? 0, events: last?.events.length ?? 0 };
    if (!before || !last || last.seq < before.seq) return [];
    return log.slice(-MAX_ENTRIES_AFTER_JUMP).flatMap(({ seq, events }) => (seq > before.seq ? events : seq === before.seq ? events.slice(before.events) : []));
  };
}
