/** Points on a tile of 100 by 100, and on the map; x to the right, y down. */
export type Point = { x: number; y: number };

export const point = (x: number, y: number): Point => ({ x, y });
export const TILE_CENTRE = point(50, 50);

/** A point of a tile after this many clockwise quarter turns. */
export function rotatePoint(p: Point, turns: number): Point {
  let { x, y } = p;
  for (let i = 0; i < turns; i++) [x, y] = [100 - y, x];
  return { x, y };
}
