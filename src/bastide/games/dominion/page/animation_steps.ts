/** How a turn is shown: the card comes to the table, then what it does; what is gained flies; then everything is cleared away. And how it is told. */
import type { AnimationStep, Facts, Happening } from "$app/game_page/page_api.ts";

/** With these something new begins to be shown, for so long; everything else is what comes of it. */
const STEP_BY_EVENT: Record<string, Pick<AnimationStep, "ms" | "sound">> = {
  play: { ms: 650, sound: "card" },
  play_again: { ms: 500, sound: "card" },
  play_treasures: { ms: 650, sound: "coin" },
  use: { ms: 500 },
  buy: { ms: 850, sound: "card" },
  gain: { ms: 850, sound: "card" },
  gain_trashed: { ms: 700, sound: "card" },
  trash: { ms: 600 },
  reveal: { ms: 700 },
  cleanup: { ms: 350 },
  end: { ms: 600 },
};
/** What a card does, besides what begins something itself. */
const EFFECT_STEP = { ms: 450 };

export function animationSteps({ events }: Happening): AnimationStep[] {
  const animationSteps: AnimationStep[] = [];
  const clears = events.findIndex((event) => event.kind === "cleanup");
  const add = (event: Facts, how: Pick<AnimationStep, "ms" | "sound">, at: number) => animationSteps.push({ events: [event], ...how, before: at < clears });
  events.forEach((event, at) => {
    const last = animationSteps.at(-1);
    const kind = String(event.kind);
    const first = String(last?.events[0]!.kind ?? "");
    // A purchase is one movement, and so is clearing everything away, with the new hand and the next turn.
    if (last && (first === "cleanup" || (first === "buy" && kind === "gain"))) last.events.push(event);
    else if (kind in STEP_BY_EVENT) add(event, STEP_BY_EVENT[kind]!, at);
    else if (!last || first === "play" || first === "play_again") add(event, EFFECT_STEP, at);
    else last.events.push(event);
  });
  return animationSteps;
}

/** A purchase is told once, and the new hand not at all. */
export function selectSummaryEvents(events: Facts[]): Facts[] {
  let isNewHand = false;
  return events.filter((event, i) => {
    isNewHand = event.kind === "cleanup" || (isNewHand && ["draw", "shuffle"].includes(String(event.kind)));
    const before = events[i - 1];
    return !isNewHand && !(event.kind === "gain" && before?.kind === "buy" && before.card === event.card);
  });
}
