/** The city of Carcassonne, over the twelve tiles of the block. */
import { put, roof, WALL, WALL_TOP } from "$games/carcassonne/page/pen.ts";
import { AROUND, at, CORNERS, SIDES, type Point } from "$games/carcassonne/page/plane.ts";
import type { TileFacts } from "$games/carcassonne/page/types.ts";

/** The part of the tile that lies inside the walls of Carcassonne: quarters whose half-edges belong to nothing else. */
export function townOf(tile: TileFacts): Point[] {
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

/** The town inside its walls. */
export function drawTown(inner: string, random: () => number): string {
  const corners = [...inner.matchAll(/([\d.]+) ([\d.]+)/g)].map((m) => ({ x: Number(m[1]), y: Number(m[2]) }));
  const outside = (p: Point, q: Point) => (p.x === q.x && p.x % 100 === 0) || (p.y === q.y && p.y % 100 === 0);
  const walls = corners
    .map((p, i) => [p, corners[(i + 1) % corners.length]!] as const)
    .filter(([p, q]) => !outside(p, q))
    .map(([p, q]) => `M${p.x} ${p.y}L${q.x} ${q.y}`)
    .join("");
  return `<path d="${inner}" fill="#cfae7e"/>${houses(inner, random)}<path d="${walls}" fill="none" stroke="${WALL}" stroke-width="7" stroke-linecap="square"/><path d="${walls}" fill="none" stroke="${WALL_TOP}" stroke-width="3.4" stroke-dasharray="5 2.4"/>`;
}

/** Streets of houses inside Carcassonne: on a lattice, wherever the inside is. */
function houses(inner: string, random: () => number): string {
  const corners = [...inner.matchAll(/(\d+) (\d+)/g)].map((m) => [Number(m[1]), Number(m[2])] as const);
  const xs = corners.map((c) => c[0]);
  const ys = corners.map((c) => c[1]);
  const parts: string[] = [];
  for (let x = Math.min(...xs) + 9; x < Math.max(...xs) - 4; x += 11.5) {
    for (let y = Math.min(...ys) + 9; y < Math.max(...ys) - 4; y += 11.5) {
      if (random() < 0.8) parts.push(put({ x: x + random() * 2, y: y + random() * 2 }, roof(random)));
    }
  }
  return parts.join("");
}
