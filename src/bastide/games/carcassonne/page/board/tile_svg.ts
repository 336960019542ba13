/**
 * SVG of a tile in an orientation. The ground rotates; objects stay upright, and light falls from the upper left. Same rules as
 * `art/tile_composition.py`.
 */
import { buildingKinds, compositionRules, tileDrawings, objectFamilies, type SceneLevel, type SceneObject } from "../drawing_data.ts";
import { point, rotatePoint, type Point } from "./point_geometry.ts";
import type { TileFacts } from "../game_component_types.ts";

/** A number with one decimal at most. */
function formatNumber(value: number): string {
  const text = value.toFixed(1).replace(/\.0$/, "");
  return text === "-0" ? "0" : text;
}

/** Drawing variant for a cell, different for all neighbours. */
export const variantAt = (x: number, y: number): number => (((x * 3 + y) % compositionRules.variants) + compositionRules.variants) % compositionRules.variants;

/** SVG of a tile's scene, without the outer element. */
export function composeScene(scene: SceneLevel[], turns: number, variant: number, finished: readonly number[]): string {
  const parts = [compositionRules.base];
  for (const level of scene) {
    const flat = level.plots.map((object, i) => plotSvg(object, i, variant)).join("") + level.ground;
    parts.push(rotateSvg(flat, turns));
    const placed = level.things.map((object, i) => ({ object, i, at: objectPosition(object, i, turns, variant) })).sort((a, b) => a.at.y - b.at.y);
    const put = (one: (typeof placed)[number]) => objectSvg(one.object, one.at, one.i, turns, variant, finished);
    const isSign = (one: (typeof placed)[number]) => compositionRules.signs.includes(one.object[0]);
    // A wall facing north stands behind its city, other walls in front of it.
    for (const before of [false, true]) {
      for (const [side, path] of Object.entries(level.walls)) if ((Number(side) + turns) % 4 > 0 === before) parts.push(wallSvg(path, Number(side), turns));
      parts.push(...placed.filter((one) => !isSign(one) && isInFrontOfWall(one.object, turns) === before).map(put));
    }
    parts.push(...placed.filter(isSign).map(put));
  }
  return parts.join("");
}

const isInFrontOfWall = ([, , , facing]: SceneObject, turns: number): boolean => facing >= 0 && (facing + turns) % 4 > 0;

const rotateSvg = (body: string, turns: number): string => (turns && body ? `<g transform='rotate(${turns * 90} 50 50)'>${body}</g>` : body);

/** Position of an object; members of a family are shifted slightly, differently in each variant. */
function objectPosition([family, left, top, facing]: SceneObject, number: number, turns: number, variant: number): Point {
  let { x, y } = rotatePoint(point(left, top), turns);
  if (facing < 0) y += compositionRules.sink;
  if (facing < 0 && objectFamilies[family]!.length > 1) {
    x += (((number * 3 + variant * 2) % 5) - 2) * 0.3;
    y += (((number * 2 + variant * 3) % 5) - 2) * 0.3;
  }
  return { x, y };
}

function objectSvg([family, , , facing, city]: SceneObject, { x, y }: Point, number: number, turns: number, variant: number, finished: readonly number[]): string {
  const members = objectFamilies[family]!;
  const which = compositionRules.facing.includes(family) ? facing + turns : number + variant * 3;
  let body = members[which % members.length]!;
  if (finished.includes(city)) body = body.replaceAll(...compositionRules.panes) + (compositionRules.festive.includes(family) ? compositionRules.flag : "");
  return `<g transform='translate(${formatNumber(x)} ${formatNumber(y)})'>${body}</g>`;
}

function plotSvg([family, x, y]: SceneObject, number: number, variant: number): string {
  const members = objectFamilies[family]!;
  const angle = ((number * 67 + variant * 31) % 5) * 9 - 18;
  return `<g transform='translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${angle})'>${members[(number * 2 + variant * 3) % members.length]}</g>`;
}

const wallSvg = (path: string, side: number, turns: number): string =>
  compositionRules.walls[(side + turns) % 4]!
    .map(([x, y, course]) => `<g transform='translate(${formatNumber(x)} ${formatNumber(y)})'>${rotateSvg(course.replaceAll(compositionRules.line, path), turns)}</g>`)
    .join("");

/** SVG of the buildings that are features of their own, such as a cloister, at their places on a tile. */
export function buildingsSvg(id: string, turns: number, variant: number): string {
  const things = (tileDrawings[id]?.scene ?? []).flatMap((level) => level.things);
  return things.map((object, i) => (buildingKinds.has(object[0]) ? objectSvg(object, objectPosition(object, i, turns, variant), i, turns, variant, []) : "")).join("");
}

/** SVG of a whole tile; `finished` are the numbers of its finished cities. */
export function tileSvg(id: string, turns = 0, variant = 0, finished: readonly number[] = []): string {
  const body = composeScene(tileDrawings[id]?.scene ?? [], turns, variant, finished);
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' width='100' height='100'>${body}</svg>`;
}

const dataUrls = new Map<string, string>();
/** Data URL of a tile, cached. */
export function tileDataUrl(tile: TileFacts, turns = 0, variant = 0, finished: readonly number[] = []): string {
  const key = `${tile.id} ${turns} ${variant} ${finished.join()}`;
  let url = dataUrls.get(key);
  if (!url) dataUrls.set(key, (url = `data:image/svg+xml,${encodeURIComponent(tileSvg(tile.id, turns, variant, finished))}`));
  return url;
}
