/** The courses of roads and waters: from edge to edge, round a building, or to the wall of the city where they end. */
import { bent, joined, line, type Course } from "./lines.ts";
import { BUILDINGS, BY_HAND } from "./modules.ts";
import { at, centre, corner, CORNERS, EDGE, far, inside, MIDDLE, mix, type Point } from "./plane.ts";
import type { TileFacts } from "./types.ts";
import type { Outline } from "./walls.ts";

/** Whether a building wants the middle of the tile. */
export const hasBuilding = (tile: TileFacts): boolean => tile.features.some(({ kind }) => BUILDINGS[kind] && !BUILDINGS[kind].at);

export function courseOf(tile: TileFacts, index: number, cities: (Outline | undefined)[], inner: Point[], middle: Point): Course {
  const odd = BY_HAND[tile.id]?.courses?.[index];
  if (odd) return odd;
  const feature = tile.features[index]!;
  const sides = feature.edges ?? [];
  const [a, b] = sides.map((side) => EDGE[side]);
  if (sides.length === 3) return joined(...sides.map((side) => line(EDGE[side], MIDDLE)));
  if (a && b) {
    if (far(a, b) > 90) {
      // Straight across, or round a building that stands in the middle.
      const building = hasBuilding(tile);
      if (!building) return line(a, b);
      const low = at(50, 74);
      const toLow = (p: Point) => at(p.x + (50 - p.x) * 0.44, 74);
      return bent([a, mix(a, MIDDLE, 0.44), toLow(a), low], [low, toLow(b), mix(b, MIDDLE, 0.44), b]);
    }
    const pull = tile.features.some((f) => f.kind === "city" && (f.edges?.length ?? 0) > 1) ? 0.72 : 0.86;
    return bent([a, mix(a, MIDDLE, pull), mix(b, MIDDLE, pull), b]);
  }
  if (!a) return line(MIDDLE, MIDDLE);
  if (inner.length) return toOutline(a, MIDDLE, inner);
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

export function toOutline(from: Point, towards: Point, outline: Point[]): Course {
  for (let t = 0; t <= 1; t += 0.01) {
    const p = mix(from, towards, t);
    if (inside(outline, p)) return line(from, p);
  }
  return line(from, towards);
}
