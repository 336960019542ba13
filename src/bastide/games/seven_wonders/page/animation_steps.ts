/** How a turn is shown: all cards turn over together, at the end of an Age the soldiers march, then the hands go on. */
import type { AnimationStep, Happening } from "$app/game_page/page_api.ts";

const CARDS = 1300;
const FIGHTS = 1800;
const REST = 200;
/** So long the hands travel. */
const PASS = 700;
/** What is only told, after everything else. */
const REST_KINDS = ["pass", "age", "left_over"];

export function animationSteps({ events }: Happening): AnimationStep[] {
  const fights = events.filter((event) => event.kind === "fight");
  const rest = events.filter((event) => REST_KINDS.includes(String(event.kind)));
  const cards = events.filter((event) => event.kind !== "choose" && !fights.includes(event) && !rest.includes(event));
  const animationSteps: AnimationStep[] = [{ events: cards, ms: CARDS, sound: "card" }, { events: fights, ms: FIGHTS }, { events: rest, ms: rest.some((event) => event.kind === "pass") ? PASS : REST }];
  return animationSteps.filter((beat) => beat.events.length);
}
