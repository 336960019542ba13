/** What a log tells of a moment: how it is shown, what of it has been shown, and what others have done meanwhile. */
import type { AnimationStep, RecentMoves, GameParts, ActiveAnimation } from "../game_page/page_api.ts";
import type { Facts, Happening } from "../base/messages.ts";
import { animationSpeed } from "../settings/animation_speed.ts";
import type { QueuedStep } from "./animation_queue.ts";

/** An entry of a game whose page does not say how it is shown. */
const DEFAULT_STEP_MS = 600;

/** How an entry is shown, at the reader's pace; not at all, if they do not look. */
export function stepsForEntry(parts: GameParts | null, happening: Happening, view: Facts | null): AnimationStep[] {
  if (!parts || !view || !animationSpeed() || !happening.events.length || document.visibilityState === "hidden") return [];
  const steps = parts.animationSteps ? parts.animationSteps(happening, view) : [{ events: happening.events, ms: DEFAULT_STEP_MS }];
  return steps.map((step) => ({ ...step, ms: step.ms * animationSpeed() }));
}

export function activeAnimation(happening: Happening, { step, upcoming }: QueuedStep): ActiveAnimation {
  return { seat: happening.seat, events: step.events, upcoming: upcoming.flatMap(({ events }) => events), before: !!step.before };
}

/** The log up to an entry, without what is still to be shown of it. */
export function shownLog(log: Happening[], seq: number, moment: ActiveAnimation | null): Happening[] {
  const until = log.filter((happening) => happening.seq <= seq);
  const last = until.at(-1);
  if (!last || !moment?.upcoming.length) return until;
  return [...until.slice(0, -1), { ...last, events: last.events.filter((event) => !moment.upcoming.includes(event)) }];
}

const isMoveBy = ({ kind, seat }: Happening, you: number) => seat === you && (kind === "acted" || kind === "chose");

/** Where the last turn of the first seat began: a round ago at most. */
function roundStart(log: Happening[]): number {
  let from = log.findLastIndex((happening) => isMoveBy(happening, 0));
  for (let i = from - 1; i >= 0 && !log.slice(i, from).some(({ kind, seat }) => seat !== 0 && ["acted", "chose"].includes(kind)); i--) {
    if (isMoveBy(log[i]!, 0)) from = i;
  }
  return from;
}

/**
 * What the others have done since this player acted last, by who did it.
 *
 * The player's own last entry counts: where all choose at once, it may be the one that carries out everybody's choice. Whoever
 * looks on is told of everybody, since the first seat's last turn began.
 */
export function movesSince(log: Happening[], you: number): RecentMoves[] {
  const found = new Map<number, Facts[]>();
  const from = you < 0 ? roundStart(log) : log.findLastIndex((happening) => isMoveBy(happening, you));
  for (const happening of log.slice(Math.max(0, from))) {
    for (const event of happening.events) {
      const seat = typeof event.player === "number" ? event.player : happening.seat;
      if (seat !== you && seat >= 0) found.set(seat, [...(found.get(seat) ?? []), event]);
    }
  }
  return [...found].map(([seat, events]) => ({ seat, events }));
}
