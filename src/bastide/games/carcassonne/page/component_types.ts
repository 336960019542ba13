/** What the page of Carcassonne is drawn from. */
export type { CarcassonneView, ExtraView, FeatureView, FigureView, LaidView } from "./view.ts";

export type SideName = "n" | "e" | "s" | "w";
export type Half = "nl" | "nr" | "el" | "er" | "sl" | "sr" | "wl" | "wr";
export type Facing = "north" | "east" | "south" | "west";

export type FeatureFacts = {
  /** City, road, field, or what a module has besides. */
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
