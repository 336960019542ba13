/** Layout of a tile: spots of meeples and extent of features, computed by `art/geometry/tile_layout.py`. */
import { tileDrawings } from "../drawing_data.ts";
import { point, type Point } from "./point_geometry.ts";

/** Grid resolution of a tile; a grid cell has the number row * CELLS_PER_SIDE + column. */
export const CELLS_PER_SIDE = 50;
const CELL = 100 / CELLS_PER_SIDE;

export type TileLayout = {
  /** Position of the meeple on each feature. */
  spots: Point[];
  /** Grid cells that each feature covers. */
  cells: number[][];
};

const EMPTY_LAYOUT: TileLayout = { spots: [], cells: [] };
const layouts = new Map<string, TileLayout>();
/** Layout of a tile, cached. */
export function tileLayout(id: string): TileLayout {
  let layout = layouts.get(id);
  if (!layout) layouts.set(id, (layout = parseLayout(id)));
  return layout;
}

function parseLayout(id: string): TileLayout {
  const drawn = tileDrawings[id];
  if (!drawn) return EMPTY_LAYOUT;
  const cells: number[][] = drawn.spots.map(() => []);
  let next = 0;
  for (const [, letter, many] of drawn.cells.matchAll(/(\D)(\d+)/g)) {
    const feature = cells[letter!.charCodeAt(0) - "a".charCodeAt(0)];
    for (let i = 0; i < Number(many); i++, next++) feature?.push(next);
  }
  return { spots: drawn.spots.map(([x, y]) => point(x, y)), cells };
}

/** Number of the grid cell at a point. */
export const gridCellAt = (p: Point): number => Math.min(CELLS_PER_SIDE - 1, Math.floor(p.y / CELL)) * CELLS_PER_SIDE + Math.min(CELLS_PER_SIDE - 1, Math.floor(p.x / CELL));

/** SVG path of a feature's grid cells, merged into runs. */
export function cellsPath(cells: number[]): string {
  const runs: string[] = [];
  let i = 0;
  while (i < cells.length) {
    const first = cells[i]!;
    let length = 1;
    while (cells[i + length] === first + length && (first % CELLS_PER_SIDE) + length < CELLS_PER_SIDE) length++;
    runs.push(`M${(first % CELLS_PER_SIDE) * CELL} ${Math.floor(first / CELLS_PER_SIDE) * CELL}h${length * CELL}v${CELL}h${-length * CELL}z`);
    i += length;
  }
  return runs.join("");
}
