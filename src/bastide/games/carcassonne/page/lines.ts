/** Courses of roads and waters, made of straight lines and curves. */
import { curvePath, mix, sampled, xy, type Curve, type Point } from "./plane.ts";

export type Course = { path: string; points: Point[]; end: Point };

export const line = (...points: Point[]): Course => ({
  path: points.map((p, i) => `${i ? "L" : "M"}${xy(p)}`).join(""),
  points: points.flatMap((p, i) => (i ? Array.from({ length: 12 }, (_, k) => mix(points[i - 1]!, p, (k + 1) / 12)) : [p])),
  end: points.at(-1)!,
});

export const bent = (...curves: Curve[]): Course => ({
  path: curves.map((c, i) => (i ? `C${xy(c[1])} ${xy(c[2])} ${xy(c[3])}` : curvePath(c))).join(""),
  points: curves.flatMap((c) => sampled(c, 20)),
  end: curves.at(-1)![3],
});

export const joined = (...courses: Course[]): Course => ({
  path: courses.map((c) => c.path).join(""),
  points: courses.flatMap((c) => c.points),
  end: courses[0]!.end,
});
