/** A tile as a grid of small cells: regions are filled, and places inside them found. */
import { at, type Point } from "./plane.ts";

export const GRID = 50;
/** The size of a cell. */
export const CELL = 100 / GRID;
/** What a cell belongs to: a feature by its number, nothing yet, or nothing at all. */
export const FREE = -1;
export const BLOCKED = -2;

export const cellAt = (p: Point): number => Math.min(GRID - 1, Math.floor(p.y / CELL)) * GRID + Math.min(GRID - 1, Math.floor(p.x / CELL));

export function flood(grid: Int8Array, start: number, as: number): number[] {
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
export function placesIn(cells: number[], count: number, avoid: Point[]): Point[] {
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
