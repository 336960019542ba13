/** Types of the components and views that the Carcassonne page draws. */
import type { TileDrawing } from "./drawing_data.ts";
export type { CarcassonneView, ExtraView, FeatureView, FigureView, LaidView } from "./view_types.ts";

export type SideName = "n" | "e" | "s" | "w";
export type Half = "nl" | "nr" | "el" | "er" | "sl" | "sr" | "wl" | "wr";
export type Facing = "north" | "east" | "south" | "west";

export type FeatureFacts = {
  /** City, road, field, or a kind of a module. */
  kind: string;
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
  /** Only of a tile that an extension of the server adds. */
  drawing?: TileDrawing;
  module: string;
  count: number;
  supply: string;
  start: number;
  printed: string;
  edges: Record<SideName, string>;
  features: FeatureFacts[];
  marks: string[];
};

export type CarcassonneParts = { tiles: Map<string, TileFacts> };
