/**
 * Where everything lies on a tile, worked out from what the catalogue says of it: the outlines of cities, the courses of
 * roads and rivers, how far each field reaches, and where a figure stands on each feature.
 *
 * A tile is 100 by 100, x to the right and y down, as it lies in the catalogue (north up). Fields are not described by
 * lines of their own: they are what cities, roads and rivers leave over, found by filling from the half-edges that the
 * catalogue names. A test compares this with the catalogue for every tile, so that a drawing never shows one field
 * where the rules have two.
 */
import type { FeatureFacts, Half, SideName, TileFacts } from "./types.ts";

export type Point = { x: number; y: number };
/** A cubic curve: from, two controls, to. */
export type Curve = [Point, Point, Point, Point];

export type Shape = {
  feature: FeatureFacts;
  /** A closed outline (city, Carcassonne), as a path. */
  outline: string;
  /** The walls: the part of a city's outline that is not the edge of the tile. */
  walls: Curve[];
  /** The course of a road or river, as a path. */
  course: string;
  /** Where the figure stands. */
  spot: Point;
  /** Where other things of the feature (shield, goods, pig herd) and then houses or bushes can be drawn. */
  places: Point[];
};

export type TileShapes = {
  features: Shape[];
  /** The inside of Carcassonne (The Count), if the tile shows some of it. */
  inner: string;
  /** Where a crossing, cloister, volcano and the like is drawn. */
  middle: Point;
  /** Which cells of the grid each feature covers; cell numbers are row * GRID + column. */
  cells: number[][];
};

export const GRID = 50;
const CELL = 100 / GRID;
const ROAD_REACH = 4.4;
const RIVER_REACH = 6;

const at = (x: number, y: number): Point => ({ x, y });
const MIDDLE = at(50, 50);
const SIDES: SideName[] = ["n", "e", "s", "w"];
const EDGE: Record<SideName, Point> = { n: at(50, 0), e: at(100, 50), s: at(50, 100), w: at(0, 50) };
/** Corners clockwise; side number i runs from corner i to corner i + 1. */
const CORNERS = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)];
const corner = (i: number): Point => CORNERS[((i % 4) + 4) % 4]!;
/** The half-edges on both sides of corner i. */
const AROUND: [Half, Half][] = [
  ["wr", "nl"],
  ["nr", "el"],
  ["er", "sl"],
  ["sr", "wl"],
];
const SEED: Record<Half, Point> = {
  nl: at(22, 1),
  nr: at(78, 1),
  el: at(99, 22),
  er: at(99, 78),
  sl: at(78, 99),
  sr: at(22, 99),
  wl: at(1, 78),
  wr: at(1, 22),
};

export const mix = (a: Point, b: Point, t: number): Point => at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const r = (n: number): number => Math.round(n * 10) / 10;
const xy = (p: Point): string => `${r(p.x)} ${r(p.y)}`;

export function along([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const weigh = (p: number, q: number, s: number, v: number) =>
    u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * s + t * t * t * v;
  return at(weigh(a.x, b.x, c.x, d.x), weigh(a.y, b.y, c.y, d.y));
}

export const curvePath = (curve: Curve): string =>
  `M${xy(curve[0])}C${xy(curve[1])} ${xy(curve[2])} ${xy(curve[3])}`;

function sampled(curve: Curve, steps = 14): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => along(curve, i / steps));
}

// -- cities ------------------------------------------------------------------------------------------------------------

type Outline = { points: Point[]; walls: Curve[]; path: string; tips: Point[] };

/** Corners of the tile that a city reaches though neither side there is city: the fields on both sides are not one. */
function reachedCorners(tile: TileFacts): number[] {
  const fieldOf = (half: Half) => tile.features.findIndex((f) => f.halves?.includes(half));
  return [0, 1, 2, 3].filter((i) => {
    const [before, after] = AROUND[i]!.map(fieldOf) as [number, number];
    return before >= 0 && after >= 0 && before !== after;
  });
}

/** A crossing on which the gates of the cities open. */
const GATES = "inns_cities_n_s_crossing_ew";

/** Cities whose shape cannot be told from their sides. */
const ODD_CITIES: Record<string, Record<number, Outline["path"] | number[]>> = {
  // It passes over the other city and ends in the south field.
  abbey_city_n_shield_over_city_ew: { 0: "M0 0L100 0C70 12 60 28 60 54C60 70 58 80 50 90C42 80 40 70 40 54C40 28 30 12 0 0Z" },
  // Reaches the corner where the other city ends.
  dragon_princess_city_n_city_es_shield: { 0: [3] },
};

function cityOutline(tile: TileFacts, index: number): Outline {
  const city = tile.features[index]!;
  const odd = ODD_CITIES[tile.id]?.[index];
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

function inside(points: Point[], p: Point): boolean {
  let within = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = points[i]!;
    const b = points[j]!;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

// -- Carcassonne itself ------------------------------------------------------------------------------------------------

/** The part of the tile that lies inside the walls of Carcassonne: quarters whose half-edges belong to nothing else. */
function innerPoints(tile: TileFacts): Point[] {
  if (tile.supply !== "block") return [];
  const taken = new Set(tile.features.flatMap((f) => f.halves ?? []));
  const quarter = [0, 1, 2, 3].map((i) => AROUND[i]!.every((half) => !taken.has(half)));
  // A city at a side lies outside, too.
  tile.features.forEach((f) => {
    if (f.kind !== "city") return;
    for (const side of f.edges ?? []) {
      const i = SIDES.indexOf(side);
      quarter[i] = quarter[(i + 1) % 4] = false;
    }
  });
  const [nw, ne, se, sw] = quarter;
  const count = quarter.filter(Boolean).length;
  if (count === 4) return CORNERS;
  if (nw && ne) return [at(0, 0), at(100, 0), at(100, 50), at(0, 50)];
  if (se && sw) return [at(0, 50), at(100, 50), at(100, 100), at(0, 100)];
  if (ne && se) return [at(50, 0), at(100, 0), at(100, 100), at(50, 100)];
  if (nw && sw) return [at(0, 0), at(50, 0), at(50, 100), at(0, 100)];
  if (nw) return [at(0, 0), at(50, 0), at(50, 50), at(0, 50)];
  if (ne) return [at(50, 0), at(100, 0), at(100, 50), at(50, 50)];
  if (se) return [at(50, 50), at(100, 50), at(100, 100), at(50, 100)];
  if (sw) return [at(0, 50), at(50, 50), at(50, 100), at(0, 100)];
  return [];
}

// -- roads and rivers --------------------------------------------------------------------------------------------------

type Course = { path: string; points: Point[]; end: Point };

const line = (...points: Point[]): Course => ({
  path: points.map((p, i) => `${i ? "L" : "M"}${xy(p)}`).join(""),
  points: points.flatMap((p, i) => (i ? Array.from({ length: 12 }, (_, k) => mix(points[i - 1]!, p, (k + 1) / 12)) : [p])),
  end: points.at(-1)!,
});

const bent = (...curves: Curve[]): Course => ({
  path: curves.map((c, i) => (i ? `C${xy(c[1])} ${xy(c[2])} ${xy(c[3])}` : curvePath(c))).join(""),
  points: curves.flatMap((c) => sampled(c, 20)),
  end: curves.at(-1)![3],
});

const joined = (...courses: Course[]): Course => ({
  path: courses.map((c) => c.path).join(""),
  points: courses.flatMap((c) => c.points),
  end: courses[0]!.end,
});

/** Courses that cannot be told from the ends of the road. */
const ODD_COURSES: Record<string, Record<number, Course>> = {
  // It brushes the wall of the city, parts the fields there, and goes on.
  abbey_city_n_touching_road_es: {
    1: bent([EDGE.e, at(76, 50), at(62, 44), at(50, 35)], [at(50, 35), at(44, 52), at(50, 74), EDGE.s]),
  },
  abbey_city_n_touching_road_sw: {
    1: bent([EDGE.w, at(24, 50), at(38, 44), at(50, 35)], [at(50, 35), at(56, 52), at(50, 74), EDGE.s]),
  },
  // A ring round a well.
  abbey_road_new_roundabout: {
    0: joined(
      bent([at(50, 36), at(58, 36), at(64, 42), at(64, 50)], [at(64, 50), at(64, 58), at(58, 64), at(50, 64)]),
      bent([at(50, 64), at(42, 64), at(36, 58), at(36, 50)], [at(36, 50), at(36, 42), at(42, 36), at(50, 36)]),
      line(EDGE.n, at(50, 36)),
      line(EDGE.e, at(64, 50)),
      line(EDGE.w, at(36, 50)),
    ),
  },
  // The mouth of the tunnel lies away from the wall, so the field runs on behind it.
  abbey_city_ew_shield_tunnel_ns: { 1: joined(line(EDGE.n, at(50, 21)), line(EDGE.s, at(50, 91))) },
  dragon_symbol_city_ew_tunnel_ns: { 1: joined(line(EDGE.n, at(50, 9)), line(EDGE.s, at(50, 91))) },
  // Past the road that it crosses, to the house on the other side.
  traders_city_n_road_s_under_road_w: { 2: line(EDGE.w, at(66, 50)) },
  river_lake_volcano_w: { 0: line(EDGE.w, at(24, 50)) },
  river_lake_city_e: { 1: line(EDGE.w, at(66, 50)) },
  river_spring_e: { 0: bent([EDGE.e, at(80, 50), at(66, 58), at(50, 50)]) },
};

function courseOf(tile: TileFacts, index: number, cities: (Outline | undefined)[], inner: Point[], middle: Point): Course {
  const odd = ODD_COURSES[tile.id]?.[index];
  if (odd) return odd;
  const feature = tile.features[index]!;
  const sides = feature.edges ?? [];
  const [a, b] = sides.map((side) => EDGE[side]);
  if (sides.length === 3) return joined(...sides.map((side) => line(EDGE[side], MIDDLE)));
  if (a && b) {
    if (far(a, b) > 90) {
      // Straight across, or round a building that stands in the middle.
      const building = tile.features.some((f) => f.kind === "cloister" || f.kind === "volcano" || f.kind === "shrine");
      if (!building) return line(a, b);
      const low = at(50, 74);
      const toLow = (p: Point) => at(p.x + (50 - p.x) * 0.44, 74);
      return bent([a, mix(a, MIDDLE, 0.44), toLow(a), low], [low, toLow(b), mix(b, MIDDLE, 0.44), b]);
    }
    const pull = tile.features.some((f) => f.kind === "city" && (f.edges?.length ?? 0) > 1) ? 0.72 : 0.86;
    return bent([a, mix(a, MIDDLE, pull), mix(b, MIDDLE, pull), b]);
  }
  if (!a) return line(MIDDLE, MIDDLE);
  if (feature.ends_at === "carcassonne") return toOutline(a, MIDDLE, inner);
  if (feature.ends_at === "city") {
    const goal = cityGoal(tile, index, cities);
    const city = cities[goal];
    if (city) {
      const straight = toOutline(a, mix(a, MIDDLE, 1.5), city.points);
      const diagonal = (tile.features[goal]!.edges?.length ?? 0) === 2 && city.walls.length < 2;
      if (!diagonal && inside(city.points, mix(a, MIDDLE, 1.5)) && far(straight.end, a) < 76) return straight;
      const heart = centre(city.points);
      const turn = mix(a, MIDDLE, 0.5);
      const aim = diagonal ? mix(turn, mix(heart, corner(nearestEnd(city, a)), 0.34), 1) : heart;
      const hit = toOutline(turn, aim, city.points).end;
      return bent([a, mix(a, MIDDLE, 0.32), mix(turn, hit, 0.4), hit]);
    }
  }
  return line(a, middle);
}

/** Which corner of the tile, of the two where the wall of a corner city ends, lies nearer to this point. */
function nearestEnd(city: Outline, p: Point): number {
  const wall = city.walls[0]!;
  const ends = [wall[0], wall[3]].sort((m, n) => far(m, p) - far(n, p));
  return CORNERS.findIndex((c) => far(c, ends[0]!) < 1);
}

/** The city that a road ends at: the one that the fields on both sides of the road have in common, else the first. */
function cityGoal(tile: TileFacts, index: number, cities: (Outline | undefined)[]): number {
  const side = tile.features[index]!.edges![0]!;
  const beside = (["l", "r"] as const).map(
    (half) => tile.features.find((f) => f.halves?.includes(`${side}${half}`))?.cities ?? [],
  );
  const common = beside[0]!.filter((city) => beside[1]!.includes(city));
  if (common.length) return common[0]!;
  return cities.findIndex(Boolean);
}

function toOutline(from: Point, towards: Point, outline: Point[]): Course {
  for (let t = 0; t <= 1; t += 0.01) {
    const p = mix(from, towards, t);
    if (inside(outline, p)) return line(from, p);
  }
  return line(from, towards);
}

const centre = (points: Point[]): Point =>
  points.reduce((sum, p) => at(sum.x + p.x / points.length, sum.y + p.y / points.length), at(0, 0));

// -- the whole tile ----------------------------------------------------------------------------------------------------

/** Where the building in the middle stands: aside if a road or city takes the middle. */
function middleOf(tile: TileFacts): Point {
  if (tile.id === "river_lake_volcano_w") return at(66, 46);
  if (tile.id === "dragon_symbol_city_new_cloister") return at(50, 40);
  const spot = tile.features.find((f) => f.kind === "cloister" || f.kind === "volcano" || f.kind === "shrine");
  const through = tile.features.find((f) => (f.kind === "road" || f.kind === "river") && f.edges?.length === 2);
  if (spot && through) {
    if (through.edges!.includes("e") && through.edges!.includes("w")) return at(50, 36);
    if (through.edges!.join("") === "sw") return at(62, 38);
    return at(50, 36);
  }
  const caps = tile.features.filter((f) => f.kind === "city" && f.edges?.length === 1).map((f) => f.edges![0]!);
  if (spot && caps.length) {
    const push = caps.reduce((sum, side) => at(sum.x + (50 - EDGE[side].x), sum.y + (50 - EDGE[side].y)), at(0, 0));
    return at(50 + push.x * 0.24, 50 + push.y * 0.24);
  }
  return MIDDLE;
}

function near(points: Point[], p: Point, reach: number): boolean {
  for (const q of points) if ((p.x - q.x) ** 2 + (p.y - q.y) ** 2 < reach * reach) return true;
  return false;
}

const FREE = -1;
const BLOCKED = -2;

export function shapesOf(tile: TileFacts): TileShapes {
  const inner = innerPoints(tile);
  const middle = middleOf(tile);
  const cities = tile.features.map((f, i) => (f.kind === "city" ? cityOutline(tile, i) : undefined));
  const courses = tile.features.map((f, i) =>
    f.kind === "road" || f.kind === "river" ? courseOf(tile, i, cities, inner, middle) : undefined,
  );
  // A city whose gate opens on a crossing has a way there.
  const gates = tile.features.map((f, i) =>
    f.kind === "city" && tile.id === GATES ? toOutline(MIDDLE, EDGE[f.edges![0]!], cities[i]!.points) : undefined,
  );

  const grid = new Int8Array(GRID * GRID).fill(FREE);
  const each = (visit: (p: Point, cell: number) => void) => {
    for (let cell = 0; cell < GRID * GRID; cell++) {
      visit(at(((cell % GRID) + 0.5) * CELL, (Math.floor(cell / GRID) + 0.5) * CELL), cell);
    }
  };
  // What lies over something else comes last.
  const order = tile.features.map((_, i) => i).sort((a, b) => layer(tile, a) - layer(tile, b));
  each((p, cell) => {
    if (inner.length && inside(inner, p)) grid[cell] = BLOCKED;
    for (const i of order) {
      const course = courses[i];
      const reach = tile.features[i]!.kind === "river" ? RIVER_REACH : ROAD_REACH;
      const city = cities[i];
      if (city && (inside(city.points, p) || city.tips.some((tip) => far(p, tip) < 5))) grid[cell] = i;
      else if (course && near(course.points, p, reach)) grid[cell] = i;
      if (gates[i] && near(gates[i].points, p, ROAD_REACH)) grid[cell] = BLOCKED;
    }
    if (isLake(tile) && far(p, lakeOf(tile)) < 15) grid[cell] = BLOCKED;
  });
  fillFields(tile, grid);

  const cells: number[][] = tile.features.map(() => []);
  grid.forEach((feature, cell) => feature >= 0 && cells[feature]!.push(cell));
  const features = tile.features.map((feature, i): Shape => {
    const course = courses[i];
    const isArea = feature.kind === "city" || feature.kind === "field";
    const avoid = tile.features.some((f) => ["cloister", "shrine", "volcano"].includes(f.kind)) ? [middle] : [];
    const places = isArea ? placesIn(cells[i]!, feature.kind === "city" ? 16 : 10, avoid) : [];
    let spot = places[0] ?? middle;
    if (course) spot = course.points[Math.floor(course.points.length * (feature.edges?.length === 1 ? 0.42 : 0.5))] ?? middle;
    return {
      feature,
      outline: cities[i]?.path ?? "",
      walls: cities[i]?.walls ?? [],
      course: (course?.path ?? "") + (gates[i]?.path ?? ""),
      spot,
      places,
    };
  });
  const innerPath = inner.length ? `M${inner.map(xy).join("L")}Z` : "";
  return { features, inner: innerPath, middle, cells };
}

const layer = (tile: TileFacts, i: number): number =>
  (tile.features[i]!.over?.length ? 10 : 0) + (tile.features[i]!.kind === "river" ? -1 : 0);

const isLake = (tile: TileFacts): boolean => tile.features.some((f) => f.ends_at === "lake");
/** Where the lake lies that a river runs into. */
export const lakeOf = (tile: TileFacts): Point => (tile.id === "river_lake_volcano_w" ? at(27, 50) : at(58, 50));

/** Gives every free cell to the field whose half-edges it is joined with; what no half-edge reaches lies inside. */
function fillFields(tile: TileFacts, grid: Int8Array): void {
  tile.features.forEach((feature, i) => {
    for (const half of feature.halves ?? []) {
      const seed = SEED[half];
      flood(grid, cellAt(seed), i);
    }
  });
  const insiders = tile.features.flatMap((f, i) => (f.kind === "field" && !f.halves?.length ? [i] : []));
  if (!insiders.length) return;
  const regions: number[][] = [];
  for (let cell = 0; cell < grid.length; cell++) {
    if (grid[cell] !== FREE) continue;
    const region = flood(grid, cell, BLOCKED);
    if (region.length >= 8) regions.push(region);
  }
  // Fields that run on under a bridge are in two pieces, to its left and right.
  const over = tile.features.find((f) => f.kind === "city" && f.over?.length);
  const upright = !over || over.edges?.includes("n");
  for (const region of regions) {
    const mean = region.reduce((sum, cell) => sum + (upright ? Math.floor(cell / GRID) : cell % GRID), 0) / region.length;
    const which = insiders.length > 1 && mean > GRID / 2 ? insiders[1]! : insiders[0]!;
    for (const cell of region) grid[cell] = which;
  }
}

const cellAt = (p: Point): number => Math.min(GRID - 1, Math.floor(p.y / CELL)) * GRID + Math.min(GRID - 1, Math.floor(p.x / CELL));

function flood(grid: Int8Array, start: number, as: number): number[] {
  if (grid[start] !== FREE) return [];
  const found = [start];
  grid[start] = as;
  for (let next = 0; next < found.length; next++) {
    const cell = found[next]!;
    const column = cell % GRID;
    for (const other of [cell - GRID, cell + GRID, column ? cell - 1 : -1, column < GRID - 1 ? cell + 1 : -1]) {
      if (other >= 0 && other < grid.length && grid[other] === FREE) {
        grid[other] = as;
        found.push(other);
      }
    }
  }
  return found;
}

/** Points inside a region, each as far from its border and from the others as can be: the first is for the figure. */
function placesIn(cells: number[], count: number, avoid: Point[]): Point[] {
  const depth = depths(cells);
  const point = (cell: number) => at(((cell % GRID) + 0.5) * CELL, (Math.floor(cell / GRID) + 0.5) * CELL);
  const places: Point[] = [];
  // How far each cell is from what stands there already.
  const apart = new Float32Array(GRID * GRID).fill(99);
  const keepOff = (p: Point, weight: number) => {
    for (const cell of cells) {
      const distance = Math.hypot(((cell % GRID) + 0.5) * CELL - p.x, (Math.floor(cell / GRID) + 0.5) * CELL - p.y) * weight;
      if (distance < apart[cell]!) apart[cell] = distance;
    }
  };
  for (const p of avoid) keepOff(p, 0.6);
  for (let i = 0; i < count; i++) {
    let best = -1;
    let most = i < 3 ? 3 : 8;
    for (const cell of cells) {
      const room = depth[cell]! * CELL;
      if (room < 3.4 || (i > 0 && room < 5)) continue;
      const score = Math.min(i ? room * 1.5 : room, apart[cell]!);
      if (score > most) {
        most = score;
        best = cell;
      }
    }
    if (best < 0) break;
    places.push(point(best));
    keepOff(point(best), i ? 0.9 : 0.75);
  }
  if (!places.length && cells.length) places.push(point(cells[Math.floor(cells.length / 2)]!));
  return places;
}

/** For each cell of a region the number of steps to its border or to the edge of the tile; 0 outside. */
function depths(cells: number[]): Uint8Array {
  const within = new Uint8Array(GRID * GRID);
  for (const cell of cells) within[cell] = 1;
  const depth = new Uint8Array(GRID * GRID);
  let ring = cells.filter((cell) => {
    const around = neighbours(cell);
    return around.length < 4 || around.some((n) => !within[n]);
  });
  for (let d = 1; ring.length; d++) {
    for (const cell of ring) depth[cell] = d;
    const next: number[] = [];
    for (const cell of ring) {
      for (const n of neighbours(cell)) {
        if (!within[n] || depth[n]) continue;
        depth[n] = d + 1;
        next.push(n);
      }
    }
    ring = next;
  }
  return depth;
}

function neighbours(cell: number): number[] {
  const column = cell % GRID;
  const found: number[] = [];
  if (cell >= GRID) found.push(cell - GRID);
  if (cell < GRID * (GRID - 1)) found.push(cell + GRID);
  if (column) found.push(cell - 1);
  if (column < GRID - 1) found.push(cell + 1);
  return found;
}

/** The cells of a feature as a path of runs, to light it up. */
export function cellsPath(cells: number[]): string {
  const runs: string[] = [];
  let i = 0;
  while (i < cells.length) {
    const first = cells[i]!;
    let length = 1;
    while (cells[i + length] === first + length && (first % GRID) + length < GRID) length++;
    runs.push(`M${(first % GRID) * CELL} ${Math.floor(first / GRID) * CELL}h${length * CELL}v${CELL}h${-length * CELL}z`);
    i += length;
  }
  return runs.join("");
}
