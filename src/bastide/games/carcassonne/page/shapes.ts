/**
 * Where everything lies on a tile, worked out from what the catalogue says of it: the outlines of cities, the courses of
 * roads and rivers, how far each field reaches, and where a figure stands on each feature.
 *
 * A tile is 100 by 100, x to the right and y down, as it lies in the catalogue (north up). Fields are not described by
 * lines of their own: they are what cities, roads and rivers leave over, found by filling from the half-edges that the
 * catalogue names. A test compares this with the catalogue for every tile, so that a drawing never shows one field
 * where the rules have two.
 */
import { courseOf, hasBuilding, toOutline } from "./courses.ts";
import { BLOCKED, CELL, cellAt, flood, FREE, GRID, placesIn } from "./grid.ts";
import { BY_HAND, TOWNS, WATERS } from "./modules.ts";
import { at, EDGE, far, inside, MIDDLE, xy, type Curve, type Point } from "./plane.ts";
import type { FeatureFacts, Half, TileFacts } from "./types.ts";
import { cityOutline } from "./walls.ts";

export type Shape = {
  feature: FeatureFacts;
  /** The closed outline of a city, as a path. */
  outline: string;
  /** The walls: the part of a city's outline that is not the edge of the tile. */
  walls: Curve[];
  /** The course of a road or water, as a path. */
  course: string;
  /** Where the figure stands. */
  spot: Point;
  /** Where other things of the feature (shields, marks) and then houses or bushes can be drawn. */
  places: Point[];
};

export type TileShapes = {
  features: Shape[];
  /** The part of the tile that a town takes which is no feature, as a path. */
  inner: string;
  /** Where a building is drawn. */
  middle: Point;
  /** Which cells of the grid each feature covers; cell numbers are row * GRID + column. */
  cells: number[][];
};

const ROAD_REACH = 4.4;
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

/** Roads, and whatever runs like them. */
const isCourse = ({ kind }: FeatureFacts): boolean => kind === "road" || kind in WATERS;

/** Where the building in the middle stands: aside if a road or city takes the middle. */
function middleOf(tile: TileFacts): Point {
  const byHand = BY_HAND[tile.id]?.middle;
  if (byHand) return byHand;
  const spot = hasBuilding(tile);
  const through = tile.features.find((f) => isCourse(f) && f.edges?.length === 2);
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

export function shapesOf(tile: TileFacts): TileShapes {
  const byHand = BY_HAND[tile.id];
  const inner = TOWNS.flatMap((town) => town.of(tile));
  const middle = middleOf(tile);
  const cities = tile.features.map((f, i) => (f.kind === "city" ? cityOutline(tile, i) : undefined));
  const courses = tile.features.map((f, i) => (isCourse(f) ? courseOf(tile, i, cities, inner, middle) : undefined));
  // A city whose gate opens on a crossing has a way there.
  const gates = tile.features.map((f, i) =>
    f.kind === "city" && byHand?.gates ? toOutline(MIDDLE, EDGE[f.edges![0]!], cities[i]!.points) : undefined,
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
      const reach = WATERS[tile.features[i]!.kind]?.reach ?? ROAD_REACH;
      const city = cities[i];
      if (city && (inside(city.points, p) || city.tips.some((tip) => far(p, tip) < 5))) grid[cell] = i;
      else if (course && near(course.points, p, reach)) grid[cell] = i;
      if (gates[i] && near(gates[i].points, p, ROAD_REACH)) grid[cell] = BLOCKED;
    }
    if (byHand?.closed && far(p, byHand.closed.at) < byHand.closed.reach) grid[cell] = BLOCKED;
  });
  fillFields(tile, grid);

  const cells: number[][] = tile.features.map(() => []);
  grid.forEach((feature, cell) => feature >= 0 && cells[feature]!.push(cell));
  const features = tile.features.map((feature, i): Shape => {
    const course = courses[i];
    const isArea = feature.kind === "city" || feature.kind === "field";
    const avoid = hasBuilding(tile) ? [middle] : [];
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
  (tile.features[i]!.over?.length ? 10 : 0) + (tile.features[i]!.kind in WATERS ? -1 : 0);

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
