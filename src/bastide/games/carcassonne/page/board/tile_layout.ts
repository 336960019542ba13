/** Where everything lies on a tile: where figures stand, and how far each feature reaches. Worked out by `art/layout.py`. */
import { drawnTiles } from "../drawing_data.ts";
import { at, type Point } from "./points.ts";

/** A tile as a grid of small cells; their numbers are row * GRID + column. */
export const GRID = 50;
const CELL = 100 / GRID;

export type Layout = {
  /** Where the figure stands on each feature. */
  spots: Point[];
  /** The cells that each feature covers. */
  cells: number[][];
};

const NONE: Layout = { spots: [], cells: [] };
const layouts = new Map<string, Layout>();
export function layoutOf(id: string): Layout {
  let layout = layouts.get(id);
  if (!layout) layouts.set(id, (layout = read(id)));
  return layout;
}

function read(id: string): Layout {
  const drawn = drawnTiles[id];
  if (!drawn) return NONE;
  const cells: number[][] = drawn.spots.map(() => []);
  let next = 0;
  for (const [, letter, many] of drawn.cells.matchAll(/(\D)(\d+)/g)) {
    const feature = cells[letter!.charCodeAt(0) - "a".charCodeAt(0)];
    for (let i = 0; i < Number(many); i++, next++) feature?.push(next);
  }
  return { spots: drawn.spots.map(([x, y]) => at(x, y)), cells };
}

export const cellAt = (p: Point): number => Math.min(GRID - 1, Math.floor(p.y / CELL)) * GRID + Math.min(GRID - 1, Math.floor(p.x / CELL));

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
