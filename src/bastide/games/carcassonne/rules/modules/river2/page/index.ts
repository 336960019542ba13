/** What River II draws: the water from the spring to the lakes, and a herd of pigs beside it. */
import type { ModulePage } from "$games/carcassonne/page/module.ts";
import { bent, line } from "$games/carcassonne/page/lines.ts";
import { stand, WATER, WATER_SIDE } from "$games/carcassonne/page/pen.ts";
import { at, EDGE, MIDDLE, mix, type Point } from "$games/carcassonne/page/plane.ts";
import type { Shape } from "$games/carcassonne/page/shapes.ts";
import type { TileFacts } from "$games/carcassonne/page/types.ts";

const PIGS = `<ellipse rx="5" ry="3.200" fill="#e8a0a0" stroke="#a35a5a" stroke-width=".8"/><circle cx="5" cy="-.500" r="2" fill="#e8a0a0" stroke="#a35a5a" stroke-width=".8"/><path d="M-3 3v2M2 3v2M-5-1q-2-1-1-3" stroke="#a35a5a" stroke-width="1" fill="none"/>`;
const SPRING = `<ellipse cx="48" cy="50" rx="9" ry="8" fill="${WATER}" stroke="${WATER_SIDE}" stroke-width="1.4"/><path d="M40 46l4-6 5 3 5-4 3 6-5 3-6-2z" fill="#a79c8c" stroke="#6f665a" stroke-width=".8"/>`;
/** Where the lake lies that the river runs into. */
const LAKES: Record<string, Point> = { river_lake_volcano_w: at(27, 50), river_lake_city_e: at(58, 50) };
const lake = ({ x, y }: Point): string =>
  `<ellipse cx="${x}" cy="${y}" rx="15" ry="13" fill="${WATER}" stroke="${WATER_SIDE}" stroke-width="1.4"/><path d="M${x - 15} ${y - 4.4}h6v9h-6z" fill="${WATER}"/><path d="M${x - 6} ${y - 3}q3-2 6 0t6 0M${x - 4} ${y + 4}q3-2 6 0t6 0" fill="none" stroke="#d5ebf6" stroke-width="1"/>`;

function river(tile: TileFacts, shape: Shape): string {
  const water = `<path d="${shape.course}" fill="none" stroke="${WATER_SIDE}" stroke-width="12.6"/><path d="${shape.course}" fill="none" stroke="${WATER}" stroke-width="10.4"/><path d="${shape.course}" fill="none" stroke="#d5ebf6" stroke-width="1" stroke-dasharray="6 9" opacity=".9"/>`;
  const shore = LAKES[tile.id];
  return water + (shore ? lake(shore) : shape.feature.ends_at === "spring" ? SPRING : "");
}

const herd = (shape: Shape, next: () => Point): string =>
  stand(next(), PIGS) + stand(mix(shape.places[1] ?? shape.spot, MIDDLE, -0.12), PIGS, 0.8);

export default {
  waters: { river: { reach: 6, draw: river } },
  marks: { pig_herd: { sign: PIGS, put: herd } },
  tiles: {
    river_lake_volcano_w: { middle: at(66, 46), closed: { at: LAKES.river_lake_volcano_w!, reach: 15 }, courses: { 0: line(EDGE.w, at(24, 50)) } },
    river_lake_city_e: { closed: { at: LAKES.river_lake_city_e!, reach: 15 }, courses: { 1: line(EDGE.w, at(66, 50)) } },
    river_spring_e: { courses: { 0: bent([EDGE.e, at(80, 50), at(66, 58), at(50, 50)]) } },
  },
} satisfies ModulePage;
