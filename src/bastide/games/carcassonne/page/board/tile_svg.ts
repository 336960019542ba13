/**
 * A tile as SVG, put together for the way it lies: the ground turns with it, whatever stands on it stands upright, and walls
 * rise from their line, so that light falls from the upper left however it lies. By the same rules as `art/scene.py`.
 */
import { composing, drawnTiles, families, type Storey, type Thing } from "../drawing_data.ts";
import { at, turned, type Point } from "./points.ts";
import type { TileFacts } from "../component_types.ts";

/** A number as short as it can be written without anybody seeing the difference. */
function n(value: number): string {
  const text = value.toFixed(1).replace(/\.0$/, "");
  return text === "-0" ? "0" : text;
}

/** Which variant a tile in this cell is drawn as, so that no two neighbours are stamped alike. */
export const variantAt = (x: number, y: number): number => (((x * 3 + y) % composing.variants) + composing.variants) % composing.variants;

export function compose(scene: Storey[], turns: number, variant: number, finished: readonly number[]): string {
  const parts = [composing.base];
  for (const storey of scene) {
    const flat = storey.plots.map((thing, i) => plot(thing, i, variant)).join("") + storey.ground;
    parts.push(turn(flat, turns));
    const placed = storey.things.map((thing, i) => ({ thing, i, at: place(thing, i, turns, variant) })).sort((a, b) => a.at.y - b.at.y);
    const put = (one: (typeof placed)[number]) => stand(one.thing, one.at, one.i, turns, variant, finished);
    const isSign = (one: (typeof placed)[number]) => composing.signs.includes(one.thing[0]);
    // A wall that looks to the north stands behind its city, any other before it.
    for (const before of [false, true]) {
      for (const [side, path] of Object.entries(storey.walls)) if ((Number(side) + turns) % 4 > 0 === before) parts.push(wall(path, Number(side), turns));
      parts.push(...placed.filter((one) => !isSign(one) && isBefore(one.thing, turns) === before).map(put));
    }
    parts.push(...placed.filter(isSign).map(put));
  }
  return parts.join("");
}

const isBefore = ([, , , facing]: Thing, turns: number): boolean => facing >= 0 && (facing + turns) % 4 > 0;

const turn = (body: string, turns: number): string => (turns && body ? `<g transform='rotate(${turns * 90} 50 50)'>${body}</g>` : body);

/** Where it stands. What comes in many kinds steps aside a little, each time another way. */
function place([family, left, top, facing]: Thing, number: number, turns: number, variant: number): Point {
  let { x, y } = turned(at(left, top), turns);
  if (facing < 0) y += composing.sink;
  if (facing < 0 && families[family]!.length > 1) {
    x += (((number * 3 + variant * 2) % 5) - 2) * 0.3;
    y += (((number * 2 + variant * 3) % 5) - 2) * 0.3;
  }
  return { x, y };
}

function stand([family, , , facing, city]: Thing, { x, y }: Point, number: number, turns: number, variant: number, finished: readonly number[]): string {
  const members = families[family]!;
  const which = composing.facing.includes(family) ? facing + turns : number + variant * 3;
  let body = members[which % members.length]!;
  if (finished.includes(city)) body = body.replaceAll(...composing.panes) + (composing.festive.includes(family) ? composing.flag : "");
  return `<g transform='translate(${n(x)} ${n(y)})'>${body}</g>`;
}

function plot([family, x, y]: Thing, number: number, variant: number): string {
  const members = families[family]!;
  const angle = ((number * 67 + variant * 31) % 5) * 9 - 18;
  return `<g transform='translate(${n(x)} ${n(y)}) rotate(${angle})'>${members[(number * 2 + variant * 3) % members.length]}</g>`;
}

const wall = (path: string, side: number, turns: number): string =>
  composing.walls[(side + turns) % 4]!
    .map(([x, y, course]) => `<g transform='translate(${n(x)} ${n(y)})'>${turn(course.replaceAll(composing.line, path), turns)}</g>`)
    .join("");

/** The whole picture of a tile that lies this way; `finished`: the numbers of its cities that are. */
export function tileSvg(id: string, turns = 0, variant = 0, finished: readonly number[] = []): string {
  const body = compose(drawnTiles[id]?.scene ?? [], turns, variant, finished);
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' width='100' height='100'>${body}</svg>`;
}

const addresses = new Map<string, string>();
/** The same as the address of a picture: put together once, however often it lies on the table. */
export function tilePicture(tile: TileFacts, turns = 0, variant = 0, finished: readonly number[] = []): string {
  const key = `${tile.id} ${turns} ${variant} ${finished.join()}`;
  let address = addresses.get(key);
  if (!address) addresses.set(key, (address = `data:image/svg+xml,${encodeURIComponent(tileSvg(tile.id, turns, variant, finished))}`));
  return address;
}
