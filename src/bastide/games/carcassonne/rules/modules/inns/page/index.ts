/** What Inns & Cathedrals draws: the big follower, inns at roads, cathedrals in cities. */
import type { ModulePage } from "$games/carcassonne/page/module.ts";
import { HOUSE, stand, WALL, WATER, WATER_SIDE } from "$games/carcassonne/page/pen.ts";
import { MIDDLE } from "$games/carcassonne/page/plane.ts";
import type { Shape } from "$games/carcassonne/page/shapes.ts";

const INN = `<ellipse cx="9" cy="5" rx="6.5" ry="3.6" fill="${WATER}" stroke="${WATER_SIDE}" stroke-width="1"/>${HOUSE}<path d="M6-4h5v4h-5z" fill="#e9bf4d" stroke="#6d4a2f" stroke-width=".7"/>`;
const CATHEDRAL = `<ellipse cx="0" cy="20" rx="24" ry="5" fill="#000" opacity=".18"/><path d="M-20 20v-22h40v22z" fill="#efe6d6" stroke="${WALL}" stroke-width="1.1"/><path d="M-22-2l22-13 22 13z" fill="#8b8fa3" stroke="#4b4f63" stroke-width="1.1"/><path d="M-22 20v-34h9v34zM13 20v-34h9v34z" fill="#f8f1e2" stroke="${WALL}" stroke-width="1.1"/><path d="M-23.4-14l5.9-11 5.9 11zM11.6-14l5.9-11 5.9 11z" fill="#6c7190" stroke="#4b4f63" stroke-width="1"/><circle cx="0" cy="3" r="5.4" fill="#5b7fa6" stroke="${WALL}" stroke-width="1.2"/><path d="M0-2.4v10.800M-5.400 3h10.800" stroke="#f8f1e2" stroke-width=".8"/><path d="M-4 20v-6a4 4 0 0 1 8 0v6z" fill="#5c4029"/>`;

/** Beside the road, where the figure leaves room. */
function inn({ spot }: Shape): string {
  const side = Math.abs(spot.x - 50) > Math.abs(spot.y - 50) ? { x: 0, y: 11 } : { x: 13, y: 0 };
  return stand({ x: spot.x + side.x, y: spot.y + side.y }, INN);
}

export default {
  figures: { big: { size: 1.3 } },
  marks: {
    inn: { sign: INN, put: inn },
    cathedral: { sign: CATHEDRAL, takes: 3, put: () => stand(MIDDLE, CATHEDRAL) },
  },
  tiles: { inns_cities_n_s_crossing_ew: { gates: true } },
} satisfies ModulePage;
