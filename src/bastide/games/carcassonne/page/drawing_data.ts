/** What tiles, figures and pieces are composed from. `make drawings` writes it (`art/page_data.py`), and so does every build. */
import drawn from "./drawings.json";

/** One of a family at a place of the tile: the side to which the wall looks that it stands in, and the number of its city, or -1. */
export type SceneObject = [family: string, x: number, y: number, facing: number, city: number];
/** What lies on one level of a tile; a bridge is a second one. */
export type SceneLevel = { plots: SceneObject[]; ground: string; walls: Record<string, string>; things: SceneObject[] };
export type TileDrawing = {
  scene: SceneLevel[];
  /** Where the figure stands on each feature. */
  spots: [number, number][];
  /** Whose each small cell is, in runs: a letter for the feature, `.` for none, and how many in a row. */
  cells: string;
};
/** A figure in `currentColor`, and where the sign of its seat goes: x, y and how large. */
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
    seats: string[];
  };
  families: Record<string, string[]>;
  tiles: Record<string, TileDrawing>;
  figures: Record<string, MeepleDrawing>;
  sizes: Record<string, number>;
  pieces: Record<string, string>;
};

export const { composing: compositionRules, families: objectFamilies, tiles: tileDrawings, figures: meepleDrawings, sizes: meepleScales, pieces: pieceDrawings } = drawn as unknown as Drawings;
/** The kinds of features that are a building and cover nothing. */
export const buildingKinds = new Set(compositionRules.buildings);
/** The box in which a figure or piece is shown by itself. */
export const PIECE_VIEW_BOX = "-21 -23 42 42";
