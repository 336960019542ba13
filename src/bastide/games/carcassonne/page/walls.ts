/** The outlines of cities, with their walls. */
import { BY_HAND } from "./modules.ts";
import { AROUND, at, corner, CORNERS, mix, sampled, SIDES, xy, type Curve, type Point } from "./plane.ts";
import type { Half, TileFacts } from "./types.ts";

export type Outline = { points: Point[]; walls: Curve[]; path: string; tips: Point[] };

/** Corners of the tile that a city reaches though neither side there is city: the fields on both sides are not one. */
function reachedCorners(tile: TileFacts): number[] {
  const fieldOf = (half: Half) => tile.features.findIndex((f) => f.halves?.includes(half));
  return [0, 1, 2, 3].filter((i) => {
    const [before, after] = AROUND[i]!.map(fieldOf) as [number, number];
    return before >= 0 && after >= 0 && before !== after;
  });
}

export function cityOutline(tile: TileFacts, index: number): Outline {
  const city = tile.features[index]!;
  const odd = BY_HAND[tile.id]?.cities?.[index];
  if (typeof odd === "string") return readOutline(odd);
  const sides = (city.edges ?? []).map((side) => SIDES.indexOf(side)).sort();
  const cities = tile.features.filter((f) => f.kind === "city");
  const reached = odd ?? (cities.length === 1 ? reachedCorners(tile) : []);
  const isCity = (side: number) => tile.edges[SIDES[((side % 4) + 4) % 4]!] === "city";
  // Everything that it touches, clockwise: a side from corner to corner, or a single corner.
  const touched: [number, number][] = [];
  for (let i = 0; i < 4; i++) {
    if (reached.includes(i) && !sides.includes(i) && !sides.includes((i + 3) % 4)) touched.push([i, i]);
    if (sides.includes(i)) {
      const last = touched.at(-1);
      if (last && last[1] === i) last[1] = i + 1;
      else touched.push([i, i + 1]);
    }
  }
  const first = touched[0];
  const last = touched.at(-1);
  if (touched.length > 1 && first && last && last[1] === 4 && first[0] === 0 && sides.includes(0)) {
    first[0] = last[0] - 4; // runs on over the first corner
    touched.pop();
  }
  const points: Point[] = [];
  const walls: Curve[] = [];
  const tips = reached.map(corner);
  let path = "";
  touched.forEach(([from, to], i) => {
    for (let c = from; c <= to; c++) {
      points.push(corner(c));
      path += `${path ? "L" : "M"}${xy(corner(c))}`;
    }
    const next = touched[(i + 1) % touched.length]!;
    const start = next[0] <= to && i === touched.length - 1 ? next[0] + 4 : next[0];
    if (start - to === 0 && touched.length === 1 && to - from === 4) return; // city all round
    const wall = wallBetween(to, start, isCity, (c) => reached.includes(((c % 4) + 4) % 4));
    walls.push(wall);
    points.push(...sampled(wall).slice(1, -1));
    path += `C${xy(wall[1])} ${xy(wall[2])} ${xy(wall[3])}`;
  });
  return { points, walls, path: `${path}Z`, tips };
}

/** The wall from corner `a` on to corner `b`, clockwise; what lies outside of it are the sides between. */
function wallBetween(a: number, b: number, isCity: (side: number) => boolean, isTip: (corner: number) => boolean): Curve {
  const from = corner(a);
  const to = corner(b);
  if (b - a === 3) {
    // A cap over one side. It leaves room at a corner that it shares with another city.
    const side = b % 4;
    const tight = (shared: boolean) => (shared ? { along: 34, deep: 29 } : { along: 17, deep: 44 });
    const end = tight(isCity(side - 1));
    const begin = tight(isCity(side + 1));
    return [from, inward(side, 100 - begin.along, begin.deep), inward(side, end.along, end.deep), to];
  }
  if (b - a === 1) {
    // Cuts off one side: deep if another city lies there, shallow if a field does.
    const deep = isCity(a) ? 46 : 27;
    return [from, inward(a, 22, isTip(a) ? 9 : deep), inward(a, 78, isTip(b) ? 9 : deep), to];
  }
  // Cuts off two sides, from corner to corner.
  const outer = corner(a + 1);
  const facing = isCity(a) || isCity(a + 1);
  // A city that only touches the corner comes to a point there, and needs all the room.
  const bulge = (c: number) => (isTip(c) ? 0.1 : facing ? -0.3 : -0.16);
  return [from, mix(mix(from, to, 0.3), outer, bulge(a)), mix(mix(from, to, 0.7), outer, bulge(b)), to];
}

/** The point `along` a side (clockwise) and `deep` inside. */
function inward(side: number, along: number, deep: number): Point {
  const s = ((side % 4) + 4) % 4;
  return [at(along, deep), at(100 - deep, along), at(100 - along, 100 - deep), at(deep, 100 - along)][s]!;
}

/** An outline written by hand: absolute M, L, C and Z. */
function readOutline(path: string): Outline {
  const points: Point[] = [];
  const walls: Curve[] = [];
  for (const [, letter, rest] of path.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const n = rest!.trim().split(/[ ,]+/).map(Number);
    if (letter === "C") {
      const curve: Curve = [points.at(-1)!, at(n[0]!, n[1]!), at(n[2]!, n[3]!), at(n[4]!, n[5]!)];
      walls.push(curve);
      points.push(...sampled(curve).slice(1));
    } else points.push(at(n[0]!, n[1]!));
  }
  return { points, walls, path, tips: [] };
}
