/** What Traders & Builders draws: builder and pig, and the goods in cities and before the players. */
import type { ModulePage } from "$games/carcassonne/page/module.ts";
import { line } from "$games/carcassonne/page/lines.ts";
import { HOUSE } from "$games/carcassonne/page/pen.ts";
import { at, EDGE } from "$games/carcassonne/page/plane.ts";

const GOODS = {
  wine: `<path d="M-5-5h10v10h-10z" fill="#8c3a52" stroke="#fff" stroke-width="1.200"/><path d="M-5-2h10M-5 2h10" stroke="#5d2236" stroke-width="1"/><path d="M0-8v3" stroke="#fff" stroke-width="1.400"/>`,
  grain: `<path d="M0 8V-7M0-6l3-3M0-6l-3-3M0-2l4-3M0-2l-4-3M0 2l4-3M0 2l-4-3" stroke="#fff" stroke-width="3.600" stroke-linecap="round"/><path d="M0 8V-7M0-6l3-3M0-6l-3-3M0-2l4-3M0-2l-4-3M0 2l4-3M0 2l-4-3" stroke="#c08a12" stroke-width="2" stroke-linecap="round"/>`,
  cloth: `<path d="M-7-4h11v9h-11z" fill="#3a7f86" stroke="#fff" stroke-width="1.200"/><ellipse cx="4" cy=".5" rx="2.600" ry="4.700" fill="#6fb3b8" stroke="#fff" stroke-width="1"/><path d="M-7-1h9M-7 2h9" stroke="#2a5e63" stroke-width=".8"/>`,
};
const each = <T>(made: (sign: string) => T): Record<string, T> => Object.fromEntries(Object.entries(GOODS).map(([id, sign]) => [id, made(sign)]));

export default {
  figures: {
    builder: { outline: "M-9 13v-5l6-3-5-7 3-3 2 2c-1-2-1-4 0-6 1.500-3 6-3 7.500 0 1 2 1 4-.5 6l6 4-2 5-3-2v9z" },
    pig: { outline: "M-12 3c0-6 5-9 11-9 2-2 4-3 6-3v4c2 1 4 3 4 5l3 1v4l-4 1c-1 2-2 3-3 3v4h-4v-3h-6v3h-4v-4c-2-1-3-3-3-6z" },
  },
  pieces: each((sign) => `<g transform="scale(2)">${sign}</g>`),
  seat: (view, seat) => Object.entries(view.extra.traders?.goods[seat] ?? {}).map(([id, count]) => ({ kind: "goods", id, count })),
  marks: each((sign) => ({ sign })),
  ends: { house: { at: at(69, 48), sign: HOUSE } },
  tiles: {
    // Past the road that it crosses, to the house on the other side.
    traders_city_n_road_s_under_road_w: { courses: { 2: line(EDGE.w, at(66, 50)) } },
  },
} satisfies ModulePage;
