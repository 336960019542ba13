/** Animation steps of a turn: all cards are revealed, conflicts at the end of an Age, then hands are passed. */
import type { AnimationStep, LogEntryView } from "$app/game_page/page_api.ts";

const CARDS_MS = 1300;
const CONFLICTS_MS = 1800;
/** Time until the shields of a conflict have met; then its tokens fly. */
export const CLASH_MS = 600;
const OTHER_MS = 200;
const PASS_HANDS_MS = 700;
/** Events that are shown last. */
const OTHER_EVENTS = ["pass", "age", "left_over"];

export function animationSteps({ events }: LogEntryView): AnimationStep[] {
  const fights = events.filter((event) => event.kind === "fight");
  const rest = events.filter((event) => OTHER_EVENTS.includes(String(event.kind)));
  const cards = events.filter((event) => event.kind !== "choose" && !fights.includes(event) && !rest.includes(event));
  const hasStage = cards.some((event) => event.kind === "stage");
  const animationSteps: AnimationStep[] = [{ events: cards, ms: CARDS_MS, sound: hasStage ? "build" : "card" }, { events: fights, ms: CONFLICTS_MS, sound: "conflict" }, { events: rest, ms: rest.some((event) => event.kind === "pass") ? PASS_HANDS_MS : OTHER_MS }];
  return animationSteps.filter((beat) => beat.events.length);
}
