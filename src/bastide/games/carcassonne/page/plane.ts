/** Points and curves on a tile of 100 by 100, x to the right and y down. */
import type { Half, SideName } from "./types.ts";

export type Point = { x: number; y: number };
/** A cubic curve: from, two controls, to. */
export type Curve = [Point, Point, Point, Point];

export const at = (x: number, y: number): Point => ({ x, y });
export const MIDDLE = at(50, 50);
export const SIDES: SideName[] = ["n", "e", "s", "w"];
export const EDGE: Record<SideName, Point> = { n: at(50, 0), e: at(100, 50), s: at(50, 100), w: at(0, 50) };
/** Corners clockwise; side number i runs from corner i to corner i + 1. */
export const CORNERS = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)];
export const corner = (i: number): Point => CORNERS[((i % 4) + 4) % 4]!;
/** The half-edges on both sides of corner i. */
export const AROUND: [Half, Half][] = [
  ["wr", "nl"],
  ["nr", "el"],
  ["er", "sl"],
  ["sr", "wl"],
];
export const mix = (a: Point, b: Point, t: number): Point => at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
export const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const r = (n: number): number => Math.round(n * 10) / 10;
export const xy = (p: Point): string => `${r(p.x)} ${r(p.y)}`;

export function along([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const weigh = (p: number, q: number, s: number, v: number) =>
    u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * s + t * t * t * v;
  return at(weigh(a.x, b.x, c.x, d.x), weigh(a.y, b.y, c.y, d.y));
}

export const curvePath = (curve: Curve): string =>
  `M${xy(curve[0])}C${xy(curve[1])} ${xy(curve[2])} ${xy(curve[3])}`;

export function sampled(curve: Curve, steps = 14): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => along(curve, i / steps));
}

export function inside(points: Point[], p: Point): boolean {
  let within = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = points[i]!;
    const b = points[j]!;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

export const centre = (points: Point[]): Point =>
  points.reduce((sum, p) => at(sum.x + p.x / points.length, sum.y + p.y / points.length), at(0, 0));
