/** Lookups on the map: features, spots, meeples and bounds. */
import { cellLeft, cellCentre, cellTop } from "./map_coordinates.ts";
import { buildingKinds } from "../drawing_data.ts";
import { gridCellAt, tileLayout } from "./tile_layout.ts";
import { TILE_CENTRE, rotatePoint, type Point } from "./point_geometry.ts";
import type { CarcassonneView, Facing, FeatureView, FigureView, LaidView, TileFacts } from "../game_component_types.ts";

export const FACINGS: Facing[] = ["north", "east", "south", "west"];
/** Number of clockwise quarter turns of a facing. */
export const quarterTurns = (facing: string): number => FACINGS.indexOf(facing as Facing);

/** The board with unchanged tiles as the same objects as before, so that they are not drawn again. */
export function reuseUnchanged(board: LaidView[], before: LaidView[]): LaidView[] {
  return board.map((laid, i) => {
    const old = before[i];
    return old && JSON.stringify(old) === JSON.stringify(laid) ? old : laid;
  });
}

/** Index of the feature that is the `number`-th of its kind on a tile. */
export function featureIndex(tile: TileFacts, kind: string, number: number): number {
  let seen = 0;
  return tile.features.findIndex((feature) => feature.kind === kind && seen++ === number);
}

/** Position of a feature's meeple on the map. */
export function featureSpot(tile: TileFacts, laid: LaidView, kind: string, number: number): Point {
  const index = featureIndex(tile, kind, number);
  const spot = tileLayout(tile.id).spots[index] ?? TILE_CENTRE;
  const p = rotatePoint(spot, quarterTurns(laid.facing));
  return { x: cellLeft(laid.x) + p.x, y: cellTop(laid.y) + p.y };
}

/** Index of the feature at a point of the rotated tile; -1 if there is none. */
export function featureAt(tile: TileFacts, facing: string, p: Point): number {
  const back = rotatePoint(p, (4 - quarterTurns(facing)) % 4);
  const { spots, cells } = tileLayout(tile.id);
  const building = tile.features.findIndex(({ kind }, i) => buildingKinds.has(kind) && Math.hypot(back.x - spots[i]!.x, back.y - spots[i]!.y) < 19);
  return building >= 0 ? building : cells.findIndex((covered) => covered.includes(gridCellAt(back)));
}

/** The complete feature that contains this piece. */
export function wholeFeature(features: FeatureView[] | undefined, tile: number, feature: number): FeatureView | null {
  return features?.find((whole) => whole.pieces.some(([t, f]) => t === tile && f === feature)) ?? null;
}

/** Cells of the features that the tile of a cell is part of, and that cell; fields are left out, because they are large. */
export function featureCells({ board, features }: CarcassonneView, cell: { x: number; y: number }): { x: number; y: number }[] {
  const index = board.findIndex(({ x, y }) => x === cell.x && y === cell.y);
  const joined = features.filter(({ kind, pieces }) => kind !== "field" && pieces.some(([tile]) => tile === index));
  return [cell, ...joined.flatMap(({ pieces }) => pieces.map(([tile = index]) => board[tile]!))];
}

/** Finished cities by tile index in `board`: the numbers of their features. */
export function finishedCities(features: FeatureView[] | undefined): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { kind, complete, pieces } of features ?? []) {
    if (kind !== "city" || !complete) continue;
    for (const [tile = 0, feature = 0] of pieces) found.set(tile, [...(found.get(tile) ?? []), feature]);
  }
  return found;
}

const CORNERS: Record<string, Point> = { nw: { x: 0, y: 0 }, ne: { x: 100, y: 0 }, se: { x: 100, y: 100 }, sw: { x: 0, y: 100 } };
/** Corner of a cell, where four tiles meet. */
export function cellCorner(x: number, y: number, corner: string): Point {
  const p = CORNERS[corner] ?? { x: 50, y: 50 };
  return { x: cellLeft(x) + p.x, y: cellTop(y) + p.y };
}

/** Bounds of these cells in page cells; y grows downwards. */
export function cellBounds(cells: { x: number; y: number }[]): { left: number; right: number; top: number; bottom: number } {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return { left: Math.min(...xs), right: Math.max(...xs) + 1, top: -Math.max(...ys), bottom: -Math.min(...ys) + 1 };
}

export type PlacedMeeple = FigureView & { /** Index in `figures`. */ number: number; key: string; at: Point };
/** Meeples on the map with their positions; meeples on the same spot are placed side by side. */
export function placedMeeples(view: CarcassonneView, tiles: Map<string, TileFacts>): PlacedMeeple[] {
  const used = new Map<string, number>();
  const cells = new Map(view.board.map((laid) => [`${laid.x},${laid.y}`, laid]));
  return view.figures.map((figure, number) => {
    const laid = cells.get(`${figure.x},${figure.y}`);
    const tile = laid && tiles.get(laid.tile);
    const spot = figure.corner
      ? cellCorner(figure.x, figure.y, figure.corner)
      : laid && tile ? featureSpot(tile, laid, figure.feature, figure.number) : cellCentre([figure.x, figure.y]);
    const place = `${Math.round(spot.x)},${Math.round(spot.y)}`;
    const nth = used.get(place) ?? 0;
    used.set(place, nth + 1);
    return { ...figure, number, key: `${place} ${nth} ${figure.player} ${figure.figure}`, at: { x: spot.x + nth * 14, y: spot.y - nth * 5 } };
  });
}
