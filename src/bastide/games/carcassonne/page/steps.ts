/** How a turn is shown: the tile comes down, the figure on it, then each feature that scores. */
import type { Beat } from "$lib/door.ts";
import type { Facts, Happening } from "$lib/messages.ts";

const TILE = 1000;
const FIGURE = 600;
const POINTS = 900;
/** Anything else that can be seen on the map: the dragon, a bridge, a wagon. */
const OTHER = 500;
/** What is only told. */
const QUIET = ["turn", "drew", "completed", "returned", "game_over"];

const isOneFeature = (a: Facts, b: Facts) => a.kind === "scored" && b.kind === "scored" && a.feature === b.feature && a.x === b.x && a.y === b.y;

export function steps({ events }: Happening): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const last = beats.at(-1);
    const kind = String(event.kind);
    if (last && (QUIET.includes(kind) || last.events.some((other) => isOneFeature(other, event)))) last.events.push(event);
    else if (QUIET.includes(kind)) beats.push({ events: [event], ms: 0 });
    else beats.push({ events: [event], ms: kind === "placed" ? TILE : kind === "deployed" ? FIGURE : kind === "scored" ? POINTS : OTHER });
  }
  return beats;
}
