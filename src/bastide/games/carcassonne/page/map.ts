/** From the map of the game to the map of the page: cells are 100 by 100, y downwards. */
import { tileShapes } from "./draw.ts";
import { CELL as SMALL, GRID } from "./grid.ts";
import type { Point } from "./plane.ts";
import type { Facing, FeatureView, LaidView, TileFacts } from "./types.ts";

export const CELL = 100;
export const FACINGS: Facing[] = ["north", "east", "south", "west"];
export const turnsOf = (facing: string): number => FACINGS.indexOf(facing as Facing);
export const left = (x: number): number => x * CELL;
export const top = (y: number): number => -y * CELL;

/** The same board, in which whatever has not changed since the last time is the same object: it need not be drawn anew. */
export function keepSame(board: LaidView[], before: LaidView[]): LaidView[] {
  return board.map((laid, i) => {
    const old = before[i];
    const isSame = old && old.tile === laid.tile && old.x === laid.x && old.y === laid.y && old.facing === laid.facing && old.bridge === laid.bridge;
    return isSame ? old : laid;
  });
}

/** A point of a tile after so many quarter turns clockwise. */
export function turned(p: Point, turns: number): Point {
  let { x, y } = p;
  for (let i = 0; i < turns; i++) [x, y] = [100 - y, x];
  return { x, y };
}

/** Which feature of a tile is called `kind number`: the number counts the features of that kind. */
export function featureIndex(tile: TileFacts, kind: string, number: number): number {
  let seen = 0;
  return tile.features.findIndex((feature) => feature.kind === kind && seen++ === number);
}

/** Where a figure stands on the map. */
export function spotOf(tile: TileFacts, laid: LaidView, kind: string, number: number): Point {
  const index = featureIndex(tile, kind, number);
  const spot = tileShapes(tile).features[index]?.spot ?? { x: 50, y: 50 };
  const p = turned(spot, turnsOf(laid.facing));
  return { x: left(laid.x) + p.x, y: top(laid.y) + p.y };
}

/** The number of the feature of a tile that lies at a point of it (as turned), -1 if none can be told. */
export function featureAt(tile: TileFacts, facing: string, p: Point): number {
  const back = turned(p, (4 - turnsOf(facing)) % 4);
  const shapes = tileShapes(tile);
  for (const [i, shape] of shapes.features.entries()) {
    const isBuilding = ["cloister", "shrine", "volcano", "quarter"].includes(shape.feature.kind);
    if (isBuilding && Math.hypot(back.x - shapes.middle.x, back.y - shapes.middle.y) < 19) return i;
  }
  const cell = Math.min(GRID - 1, Math.floor(back.y / SMALL)) * GRID + Math.min(GRID - 1, Math.floor(back.x / SMALL));
  return shapes.cells.findIndex((cells) => cells.includes(cell));
}

/** The whole feature on the map that a piece of it belongs to. */
export function wholeFeature(features: FeatureView[] | undefined, tile: number, feature: number): FeatureView | null {
  return features?.find((whole) => whole.pieces.some(([t, f]) => t === tile && f === feature)) ?? null;
}

const CORNERS: Record<string, Point> = { nw: { x: 0, y: 0 }, ne: { x: 100, y: 0 }, se: { x: 100, y: 100 }, sw: { x: 0, y: 100 } };
/** Where four tiles meet: a corner of a cell. */
export function cornerOf(x: number, y: number, corner: string): Point {
  const p = CORNERS[corner] ?? { x: 50, y: 50 };
  return { x: left(x) + p.x, y: top(y) + p.y };
}
