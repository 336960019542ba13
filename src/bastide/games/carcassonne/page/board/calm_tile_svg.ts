/**
 * SVG of a tile without details, for small maps: areas of city, road, river and field, walls, and the objects that matter in
 * the rules. Houses, trees and plots are omitted.
 */
import { compositionRules, objectFamilies, tileDrawings, type SceneLevel, type SceneObject } from "../drawing_data.ts";
import { point, rotatePoint } from "./point_geometry.ts";
import type { TileFacts } from "../game_component_types.ts";

/** Tiles smaller than this, in pixels, are drawn without details. */
export const CALM_BELOW_PX = 70;
const { colours, decoration, finished: FINISHED_CITY_COLOUR, roofs: ROOF_PATTERN, wall: WALL_STROKES } = compositionRules.calm;
const [[CITY_PAVING]] = colours as [[string, string]];
/** Signs, such as shields, are larger than on a detailed tile. */
const SIGN_SCALE = 1.4;

const CITY_AREA = new RegExp(`(?=<path d='[^']*' fill='${CITY_PAVING}'/>)`);

/** The ground with roofs over each city and without streets; finished cities have a colour. The areas are in the order of the cities. */
function groundSvg(ground: string, things: SceneObject[], finished: readonly number[]): string {
  const cities = [...new Set(things.map(([, , , , city]) => city))].filter((city) => city >= 0).sort((a, b) => a - b);
  // The space makes the field the first part of a tile that is all city.
  const [field = "", ...areas] = ` ${ground}`.split(CITY_AREA);
  const painted = areas.map((area, i) => {
    const isFinished = finished.includes(cities[Math.min(i, cities.length - 1)]!);
    const coloured = colours.reduce((svg, [paving, roof]) => svg.replaceAll(paving, isFinished ? FINISHED_CITY_COLOUR : roof), area);
    return coloured.replace(/^<path d='([^']*)'[^>]*>/, "$&<path d='$1' fill='url(#roofs)'/>");
  });
  return field + painted.join("");
}

function levelSvg({ ground, walls, things }: SceneLevel, turns: number, finished: readonly number[]): string {
  const wall = Object.values(walls).join("");
  const flat = groundSvg(ground, things, finished) + (wall && WALL_STROKES.replaceAll(compositionRules.line, wall));
  const flags = finished.map((city) => things.find(([family, , , , of]) => compositionRules.festive.includes(family) && of === city)).filter((tower) => tower !== undefined);
  const shown = things.filter(([family]) => !decoration.includes(family));
  return (
    `<g transform='rotate(${turns * 90} 50 50)'>${flat}</g>` +
    shown.map((object, i) => objectSvg(object, objectBody(object, i, turns), turns)).join("") +
    flags.map((tower) => objectSvg(tower, compositionRules.flag, turns)).join("")
  );
}

function objectBody([family, , , facing]: SceneObject, number: number, turns: number): string {
  const members = objectFamilies[family]!;
  return members[(compositionRules.facing.includes(family) ? facing + turns : number) % members.length]!;
}

function objectSvg([family, x, y]: SceneObject, body: string, turns: number): string {
  const at = rotatePoint(point(x, y), turns);
  const scale = compositionRules.signs.includes(family) ? SIGN_SCALE : 1;
  return `<g transform='translate(${at.x} ${at.y + compositionRules.sink}) scale(${scale})'>${body}</g>`;
}

/** SVG of a whole tile; `finished` are the numbers of its finished cities, which get a flag and a colour. */
export function calmTileSvg(id: string, turns = 0, finished: readonly number[] = []): string {
  const body = (tileDrawings[id]?.scene ?? []).map((level) => levelSvg(level, turns, finished)).join("");
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' width='100' height='100'>${ROOF_PATTERN}${compositionRules.base}${body}</svg>`;
}

const dataUrls = new Map<string, string>();
/** Data URL of a tile without details, cached. */
export function calmTileDataUrl(tile: TileFacts, turns = 0, finished: readonly number[] = []): string {
  const key = `${tile.id} ${turns} ${finished.join()}`;
  let url = dataUrls.get(key);
  if (!url) dataUrls.set(key, (url = `data:image/svg+xml,${encodeURIComponent(calmTileSvg(tile.id, turns, finished))}`));
  return url;
}
