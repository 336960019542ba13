/** Animation steps of a turn: the placed tile, the deployed meeple, then each feature that scores. */
import type { AnimationStep, Facts, LogEntryView } from "$app/game_page/page_api.ts";

const STEP_BY_EVENT: Record<string, Pick<AnimationStep, "ms" | "sound">> = {
  placed: { ms: 1000, sound: "tile" },
  deployed: { ms: 600, sound: "piece" },
  scored: { ms: 900, sound: "coin" },
};
/** Step of other events on the map, such as the dragon, a bridge or a wagon. */
const DEFAULT_STEP = { ms: 500 };
/** Events that are shown with the step before them. */
const EVENTS_WITHOUT_STEP = ["turn", "drew", "completed", "returned", "game_over"];

const isOneFeature = (a: Facts, b: Facts) => a.kind === "scored" && b.kind === "scored" && a.feature === b.feature && a.x === b.x && a.y === b.y;

export function animationSteps({ events }: LogEntryView): AnimationStep[] {
  const animationSteps: AnimationStep[] = [];
  for (const event of events) {
    const last = animationSteps.at(-1);
    const kind = String(event.kind);
    if (last && (EVENTS_WITHOUT_STEP.includes(kind) || last.events.some((other) => isOneFeature(other, event)))) last.events.push(event);
    else if (EVENTS_WITHOUT_STEP.includes(kind)) animationSteps.push({ events: [event], ms: 0 });
    else animationSteps.push({ events: [event], ...(STEP_BY_EVENT[kind] ?? DEFAULT_STEP) });
  }
  return animationSteps;
}
