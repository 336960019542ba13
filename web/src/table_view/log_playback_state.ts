/** Animation state derived from the log: steps of an entry, log shown so far, undone entries and recent moves. */
import type { AnimationStep, RecentMoves, GameParts, ActiveAnimation } from "../game_page/page_api.ts";
import type { Facts, LogEntryView } from "../base/server_message_types.ts";
import { animationSpeed } from "../settings/animation_speed.ts";
import type { QueuedStep } from "./animation_queue.ts";

const DEFAULT_STEP_MS = 600;

/** Steps of an entry at the chosen speed; none if the page is hidden. */
export function stepsForEntry(parts: GameParts | null, entry: LogEntryView, view: Facts | null): AnimationStep[] {
  if (!parts || !view || !animationSpeed() || !entry.events.length || document.visibilityState === "hidden") return [];
  const steps = parts.animationSteps ? parts.animationSteps(entry, view) : [{ events: entry.events, ms: DEFAULT_STEP_MS }];
  return steps.map((step) => ({ ...step, ms: step.ms * animationSpeed() }));
}

/** The animation of a queued step of an entry. */
export function activeAnimation(entry: LogEntryView, { step, upcoming }: QueuedStep): ActiveAnimation {
  return { seat: entry.seat, events: step.events, upcoming: upcoming.flatMap(({ events }) => events), before: !!step.before };
}

/** The log up to an entry, without events that are still to be animated. */
export function shownLog(log: LogEntryView[], seq: number, moment: ActiveAnimation | null): LogEntryView[] {
  const until = log.filter((entry) => entry.seq <= seq);
  const last = until.at(-1);
  if (!last || !moment?.upcoming.length) return until;
  return [...until.slice(0, -1), { ...last, events: last.events.filter((event) => !moment.upcoming.includes(event)) }];
}

/** Numbers of the entries that were taken back. */
export function undoneEntries(log: LogEntryView[]): Set<unknown> {
  return new Set(log.flatMap(({ kind, data }) => (kind === "took_back" && Array.isArray(data.undone) ? data.undone : [])));
}

const isMoveBy = ({ kind, seat }: LogEntryView, you: number) => seat === you && (kind === "acted" || kind === "chose");

/** Start of the first seat's last turn, at most a round ago. */
function roundStart(log: LogEntryView[]): number {
  let from = log.findLastIndex((entry) => isMoveBy(entry, 0));
  for (let i = from - 1; i >= 0 && !log.slice(i, from).some(({ kind, seat }) => seat !== 0 && ["acted", "chose"].includes(kind)); i--) {
    if (isMoveBy(log[i]!, 0)) from = i;
  }
  return from;
}

/** The viewer's last action; during their turn, the last action before it. */
function lastActionIndex(log: LogEntryView[], you: number, turnStartEvents: string[]): number {
  const turns = log.map(({ events }) => events.findLast((event) => turnStartEvents.includes(String(event.kind)))?.player);
  const start = turns.findLastIndex((player) => player !== undefined);
  const isMyTurn = start >= 0 && turns[start] === you;
  return (isMyTurn ? log.slice(0, start) : log).findLastIndex((entry) => isMoveBy(entry, you));
}

/**
 * Events of the other players since the viewer's last turn, by player. They stay until the viewer's turn is over.
 *
 * The viewer's own last entry counts, because with simultaneous choices it may execute everybody's. Spectators get all players
 * since the first seat's last turn.
 */
export function movesSince(all: LogEntryView[], you: number, turnStartEvents: string[] = []): RecentMoves[] {
  const undone = undoneEntries(all);
  const log = all.filter(({ seq }) => !undone.has(seq));
  const found = new Map<number, Facts[]>();
  const from = you < 0 ? roundStart(log) : lastActionIndex(log, you, turnStartEvents);
  for (const entry of log.slice(Math.max(0, from))) {
    for (const event of entry.events) {
      const seat = typeof event.player === "number" ? event.player : entry.seat;
      if (seat !== you && seat >= 0) found.set(seat, [...(found.get(seat) ?? []), event]);
    }
  }
  return [...found].map(([seat, events]) => ({ seat, events }));
}
