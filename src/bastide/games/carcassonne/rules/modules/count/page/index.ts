/** What The Count draws: Carcassonne in the middle of the map, and who waits in its quarters. */
import type { ModulePage } from "$games/carcassonne/page/module.ts";
import { WALL } from "$games/carcassonne/page/pen.ts";
import { at } from "$games/carcassonne/page/plane.ts";
import type { CarcassonneView } from "$games/carcassonne/page/types.ts";
import { COUNT } from "./pieces.ts";
import { quarterAt } from "./quarters.ts";
import Waiting from "./Waiting.svelte";
import { drawTown, townOf } from "./town.ts";

const QUARTER = `<circle r="13" fill="#fbf3df" stroke="${WALL}" stroke-width="1.6"/>`;
const QUARTERS: Record<string, string> = {
  castle: `<path d="M-8 6v-12h3v3h3v-3h4v3h3v-3h3v12z" fill="#8c3b2a"/>`,
  market: `<path d="M-8-4h16l2 5h-20zM-7 1v6M7 1v6M-3 7h6" fill="#2c7a34" stroke="#2c7a34" stroke-width="1.6"/>`,
  blacksmith: `<path d="M-9-4h14q0 4 4 4-2 3-6 3v3h3v2h-10v-2h3v-4q-7 0-8-6z" fill="#3b3b3b"/>`,
  cathedral: `<path d="M-1.500-8h3v4h4v3h-4v8h-3v-8h-4v-3h4z" fill="#7b3fa0"/>`,
};
/** The cell that a figure goes to on its way out of the city. */
const going = (view: CarcassonneView) => view.extra.count?.going_to;

export default {
  pieces: { count: COUNT },
  onMap: Waiting,
  questions: {
    count: { emblem: "count" },
    carcassonne: { emblem: "count" },
    redeploy: { emblem: "count", cell: going },
    last_redeploy: { emblem: "count", cell: going },
  },
  answers: {
    count: { piece: "count", at: quarterAt },
    send: { at: quarterAt },
    bring: { piece: "follower", name: ["figure", "follower"] },
  },
  buildings: { quarter: { sign: QUARTER, at: at(50, 62), more: ({ name }) => QUARTERS[name ?? ""] ?? "" } },
  town: { of: townOf, draw: drawTown },
} satisfies ModulePage;
