/** What lies where on the map of the page. */
import { cellLeft, cellCentre, cellTop } from "./map_coordinates.ts";
import { buildingKinds } from "../drawing_data.ts";
import { gridCellAt, tileLayout } from "./tile_layout.ts";
import { TILE_CENTRE, rotatePoint, type Point } from "./points.ts";
import type { CarcassonneView, Facing, FeatureView, FigureView, LaidView, TileFacts } from "../component_types.ts";

export const FACINGS: Facing[] = ["north", "east", "south", "west"];
export const quarterTurns = (facing: string): number => FACINGS.indexOf(facing as Facing);

/** The same board, in which whatever has not changed since the last time is the same object: it need not be drawn anew. */
export function reuseUnchanged(board: LaidView[], before: LaidView[]): LaidView[] {
  return board.map((laid, i) => {
    const old = before[i];
    return old && JSON.stringify(old) === JSON.stringify(laid) ? old : laid;
  });
}

/** Which feature of a tile is called `kind number`: the number counts the features of that kind. */
export function featureIndex(tile: TileFacts, kind: string, number: number): number {
  let seen = 0;
  return tile.features.findIndex((feature) => feature.kind === kind && seen++ === number);
}

/** Where a figure stands on the map. */
export function featureSpot(tile: TileFacts, laid: LaidView, kind: string, number: number): Point {
  const index = featureIndex(tile, kind, number);
  const spot = tileLayout(tile.id).spots[index] ?? TILE_CENTRE;
  const p = rotatePoint(spot, quarterTurns(laid.facing));
  return { x: cellLeft(laid.x) + p.x, y: cellTop(laid.y) + p.y };
}

/** The number of the feature of a tile that lies at a point of it (as turned), -1 if none can be told. */
export function featureAt(tile: TileFacts, facing: string, p: Point): number {
  const back = rotatePoint(p, (4 - quarterTurns(facing)) % 4);
  const { spots, cells } = tileLayout(tile.id);
  const building = tile.features.findIndex(({ kind }, i) => buildingKinds.has(kind) && Math.hypot(back.x - spots[i]!.x, back.y - spots[i]!.y) < 19);
  return building >= 0 ? building : cells.findIndex((covered) => covered.includes(gridCellAt(back)));
}

/** The whole feature on the map that a piece of it belongs to. */
export function wholeFeature(features: FeatureView[] | undefined, tile: number, feature: number): FeatureView | null {
  return features?.find((whole) => whole.pieces.some(([t, f]) => t === tile && f === feature)) ?? null;
}

/** The finished cities: the numbers of those that lie on each tile, by its place in `board`. */
export function finishedCities(features: FeatureView[] | undefined): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { kind, complete, pieces } of features ?? []) {
    if (kind !== "city" || !complete) continue;
    for (const [tile = 0, feature = 0] of pieces) found.set(tile, [...(found.get(tile) ?? []), feature]);
  }
  return found;
}

const CORNERS: Record<string, Point> = { nw: { x: 0, y: 0 }, ne: { x: 100, y: 0 }, se: { x: 100, y: 100 }, sw: { x: 0, y: 100 } };
/** Where four tiles meet: a corner of a cell. */
export function cellCorner(x: number, y: number, corner: string): Point {
  const p = CORNERS[corner] ?? { x: 50, y: 50 };
  return { x: cellLeft(x) + p.x, y: cellTop(y) + p.y };
}

/** How far these cells reach, in cells of the page: y grows downwards. */
export function cellBounds(cells: { x: number; y: number }[]): { left: number; right: number; top: number; bottom: number } {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return { left: Math.min(...xs), right: Math.max(...xs) + 1, top: -Math.max(...ys), bottom: -Math.min(...ys) + 1 };
}

export type PlacedMeeple = FigureView & { /** Its place in `figures`. */ number: number; key: string; at: Point };
/** Where everybody stands; figures at the same spot stand side by side. */
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
