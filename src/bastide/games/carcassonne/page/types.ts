/** What tiles and views of Carcassonne look like, as the game sends them. */

export type SideName = "n" | "e" | "s" | "w";
export type Half = "nl" | "nr" | "el" | "er" | "sl" | "sr" | "wl" | "wr";
export type Facing = "north" | "east" | "south" | "west";

export type FeatureFacts = {
  kind: "city" | "road" | "cloister" | "shrine" | "field" | "river" | "volcano" | "quarter";
  edges?: SideName[];
  halves?: Half[];
  cities?: number[];
  shields?: number;
  marks?: string[];
  ends_at?: string;
  over?: number[];
  name?: string;
};

export type TileFacts = {
  id: string;
  module: string;
  count: number;
  supply: string;
  start: number;
  printed: string;
  edges: Record<SideName, string>;
  features: FeatureFacts[];
  marks: string[];
};

/** `bridge`: a bridge was built on it, along "ns" or "ew" of the map. */
export type Laid = { tile: string; x: number; y: number; facing: Facing; bridge?: "ns" | "ew" };

export type FigureView = {
  figure: string;
  player: number;
  role: string;
  x: number;
  y: number;
  feature: string;
  number: number;
  /** Of a barn: the corner of the tile (on the map) where it stands. */
  corner?: string;
};

/** What the modules show besides; each is there when its module is played. */
export type Extra = {
  traders?: { goods: Record<string, number>[] };
  king?: { king: number; robber: number; king_tiles?: number; robber_tiles?: number };
  dragon?: { dragon: number[]; fairy: number[]; trail: number[][] };
  abbey?: { abbeys: number[]; wagon_to?: number };
  bridges?: { left: { bridges: number; castles: number }[]; castles: number[][][]; tiles: string[]; won: string[]; offered: string };
  count?: { count: string; quarters: Record<string, Record<string, number>>[]; going_to?: number[] };
};

export type FeatureView = {
  kind: string;
  /** Pieces of it: the place of a tile in `board`, and the number of the feature on that tile. */
  pieces: [number, number][];
  tiles: number;
  open: number;
  shields: number;
  marks: string[];
  /** Figures that stand in it: places in `figures`. */
  figures: number[];
  cities: number[];
  complete: boolean;
  /** What it would score for whom as it stands. */
  value: Record<string, number>;
};

export type CarcassonneView = {
  players: number;
  rules: string[];
  board: Laid[];
  figures: FigureView[];
  supply: Record<string, number>[];
  score: number[];
  tally: Record<string, number>[];
  pile: Record<string, number>;
  pile_size: number;
  removed: string[];
  hand: string;
  phase: string;
  active: number;
  asked: number;
  part: number;
  turns: number;
  extra: Extra;
  features?: FeatureView[];
  /** Cells beside the map that no tile still to come fits. */
  dead?: [number, number][];
};

export type CarcassonneParts = { tiles: Map<string, TileFacts> };
