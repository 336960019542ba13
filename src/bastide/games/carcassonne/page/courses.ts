/** The courses of roads and rivers: from edge to edge, round a building, or to the wall of the city where they end. */
import { at, centre, corner, CORNERS, curvePath, EDGE, far, inside, MIDDLE, mix, sampled, xy, type Curve, type Point } from "./plane.ts";
import type { TileFacts } from "./types.ts";
import type { Outline } from "./walls.ts";

export type Course = { path: string; points: Point[]; end: Point };

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

export function courseOf(tile: TileFacts, index: number, cities: (Outline | undefined)[], inner: Point[], middle: Point): Course {
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

export function toOutline(from: Point, towards: Point, outline: Point[]): Course {
  for (let t = 0; t <= 1; t += 0.01) {
    const p = mix(from, towards, t);
    if (inside(outline, p)) return line(from, p);
  }
  return line(from, towards);
}
