/** What tiles, figures and pieces are composed from. `make drawings` writes it (`art/page_data.py`), and so does every build. */
import drawn from "./drawings.json";

/** One of a family at a place of the tile: the side to which the wall looks that it stands in, and the number of its city, or -1. */
export type Thing = [family: string, x: number, y: number, facing: number, city: number];
/** What lies on one level of a tile; a bridge is a second one. */
export type Storey = { plots: Thing[]; ground: string; walls: Record<string, string>; things: Thing[] };
export type Drawn = {
  scene: Storey[];
  /** Where the figure stands on each feature. */
  spots: [number, number][];
  /** Whose each small cell is, in runs: a letter for the feature, `.` for none, and how many in a row. */
  cells: string;
};
/** A figure in `currentColor`, and where the sign of its seat goes: x, y and how large. */
export type FigureDrawing = [body: string, x: number, y: number, size: number];

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
  tiles: Record<string, Drawn>;
  figures: Record<string, FigureDrawing>;
  sizes: Record<string, number>;
  pieces: Record<string, string>;
};

export const { composing, families, tiles: drawnTiles, figures, sizes, pieces } = drawn as unknown as Drawings;
/** The kinds of features that are a building and cover nothing. */
export const buildings = new Set(composing.buildings);
/** The box in which a figure or piece is shown by itself. */
export const BOX = "-21 -23 42 42";
