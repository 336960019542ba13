/** Drawing data of tiles, meeples and pieces. `make drawings` and every build write `drawings.json` (`art/export_page_drawings.py`). */
import drawn from "./drawings.json";

/** Object of a family on a tile: position, side of its wall, and number of its city; -1 for none. */
export type SceneObject = [family: string, x: number, y: number, facing: number, city: number];
/** One level of a tile; a bridge is a second one. */
export type SceneLevel = { plots: SceneObject[]; ground: string; walls: Record<string, string>; things: SceneObject[] };
export type TileDrawing = {
  scene: SceneLevel[];
  /** Position of the meeple on each feature. */
  spots: [number, number][];
  /** Feature of each grid cell, run-length encoded: a letter for the feature, `.` for none, then the count. */
  cells: string;
};
/** A meeple in `currentColor`, and position and scale of the seat mark on it. */
export type MeepleDrawing = [body: string, x: number, y: number, size: number];

type Drawings = {
  composing: {
    base: string;
    flag: string;
    line: string;
    panes: [dark: string, lit: string];
    sink: number;
    variants: number;
    facing: string[];
    signs: string[];
    festive: string[];
    walls: [x: number, y: number, course: string][][];
    buildings: string[];
    /** Tiles on a small map: replaced colours, omitted families, colour of finished cities, pattern `roofs`, and the strokes of a wall. */
    calm: { colours: [detailed: string, calm: string][]; decoration: string[]; finished: string; roofs: string; wall: string };
    seats: string[];
  };
  families: Record<string, string[]>;
  tiles: Record<string, TileDrawing>;
  figures: Record<string, MeepleDrawing>;
  sizes: Record<string, number>;
  pieces: Record<string, string>;
};

export const { composing: compositionRules, families: objectFamilies, tiles: tileDrawings, figures: meepleDrawings, sizes: meepleScales, pieces: pieceDrawings } = drawn as unknown as Drawings;
/** Keep the drawings of tiles that an extension of the server adds; they come with the facts of the tiles. */
export function keepAddedDrawings(tiles: Iterable<{ id: string; drawing?: TileDrawing }>): void {
  for (const { id, drawing } of tiles) if (drawing) tileDrawings[id] = drawing;
}

/** Feature kinds that are a building and cover no area. */
export const buildingKinds = new Set(compositionRules.buildings);
/** View box of a single meeple or piece. */
export const PIECE_VIEW_BOX = "-21 -23 42 42";
