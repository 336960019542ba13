/** Animation steps and log summary of a turn: cards are played, their effects shown, gained cards fly, then clean-up. */
import type { AnimationStep, Facts, LogEntryView } from "$app/game_page/page_api.ts";

/** Events that start a step, with its duration; other events are shown with the step before them. */
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
  cleanup: { ms: 350, sound: "shuffle" },
  end: { ms: 600 },
};
/** Step of a card's effects. */
const EFFECT_STEP = { ms: 450 };

export function animationSteps({ events }: LogEntryView): AnimationStep[] {
  const animationSteps: AnimationStep[] = [];
  const clears = events.findIndex((event) => event.kind === "cleanup");
  const add = (event: Facts, how: Pick<AnimationStep, "ms" | "sound">, at: number) => animationSteps.push({ events: [event], ...how, before: at < clears });
  events.forEach((event, at) => {
    const last = animationSteps.at(-1);
    const kind = String(event.kind);
    const first = String(last?.events[0]!.kind ?? "");
    // A purchase is one step, and so is the clean-up with the new hand and the next turn.
    if (last && (first === "cleanup" || (first === "buy" && kind === "gain"))) last.events.push(event);
    else if (kind in STEP_BY_EVENT) add(event, STEP_BY_EVENT[kind]!, at);
    else if (!last || first === "play" || first === "play_again") add(event, EFFECT_STEP, at);
    else last.events.push(event);
  });
  return animationSteps;
}

/** Omits the gain of a bought card, which may follow other gains. With a place only gains to that place. */
export function omitGainsOfPurchases(events: Facts[], place = "discard"): Facts[] {
  const bought: Facts[] = [];
  return events.filter((event) => {
    if (event.kind === "buy") bought.push(event);
    if (event.kind !== "gain" || (place && event.place !== place)) return true;
    const at = bought.findIndex(({ player, card }) => player === event.player && card === event.card);
    if (at >= 0) bought.splice(at, 1);
    return at < 0;
  });
}

/** Omits gains of bought cards and the draw of the new hand; the coins of all cards become one event. */
export function selectSummaryEvents(events: Facts[]): Facts[] {
  let isNewHand = false;
  const told = omitGainsOfPurchases(events, "").filter((event) => {
    isNewHand = event.kind === "cleanup" || (isNewHand && ["draw", "shuffle"].includes(String(event.kind)));
    return !isNewHand;
  });
  const coins = (event: Facts) => (["bonus", "play_treasures"].includes(String(event.kind)) ? Number(event.coins) : 0);
  return told.flatMap((event, i): Facts[] => {
    if (!coins(event)) return [event];
    const isTheirs = (other: Facts) => other.player === event.player && coins(other) > 0;
    const isLast = !told.slice(i + 1).some(isTheirs);
    return isLast ? [{ kind: "coins", player: event.player!, coins: told.filter(isTheirs).reduce((sum, other) => sum + coins(other), 0) }] : [];
  });
}
