/** New events of a log since the last call. */
import type { Facts, LogEntryView } from "../base/server_message_types.ts";

/** After a jump, only this many of the last entries count as new. */
const MAX_ENTRIES_AFTER_JUMP = 4;

/** Create a function that returns the events added since its last call. The first call returns none. */
export function trackNewEvents(): (log: LogEntryView[]) => Facts[] {
  let seen: { seq: number; events: number } | null = null;
  return (log) => {
    const last = log.at(-1);
    const before = seen;
    seen = { seq: last?.seq ?? 0, events: last?.events.length ?? 0 };
    if (!before || !last || last.seq < before.seq) return [];
    return log.slice(-MAX_ENTRIES_AFTER_JUMP).flatMap(({ seq, events }) => (seq > before.seq ? events : seq === before.seq ? events.slice(before.events) : []));
  };
}
