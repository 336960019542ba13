/**
 * What a module brings to the page, all of it optional: its folder `rules/modules/NAME/page` hands out one of these, and
 * `modules.ts` has a line for it. The page itself knows no module, no figure and no tile by name.
 *
 * Pictures are SVG as text. Figures, pieces and signs are drawn around 0, 0; figures and pieces within about 30 by 30.
 */
import type { ActionInfo, DecisionInfo } from "$lib/messages.ts";
import type { Component, Snippet } from "svelte";
import type { Course } from "./lines.ts";
import type { Point } from "./plane.ts";
import type { Shape, TileShapes } from "./shapes.ts";
import type { CarcassonneView, FeatureFacts, LaidView, TileFacts } from "./types.ts";

/** The outline of a figure of a player, that of the ordinary one unless told; how large it is. */
export type FigureShape = { outline?: string; size?: number };

/** What a component that draws on the map is told. `board` keeps what has not changed; `piece` draws a piece or figure of a seat. */
export type OnMap = { view: CarcassonneView; board: LaidView[]; tiles: Map<string, TileFacts>; piece: Snippet<[string, number]> };

/** Something that lies before a player: what kind of name it has, which one, and how many; a `tile` is shown as such. */
export type Thing = { kind: string; id: string; count: number };

/** What a component is told that lets one choose among many answers. */
export type Picker = { answers: ActionInfo[]; busy: boolean; act: (info: ActionInfo) => void };

/** How a question is shown. */
export type Question = {
  /** The piece that stands before it, so that one sees at a glance what it is about. */
  emblem?: string;
  /** The tile that stands before it; none if there is no tile of that name. */
  tile?: (about: DecisionInfo["about"]) => string;
  /** The cell that it is about, where neither it nor its answers name one. */
  cell?: (view: CarcassonneView) => number[] | undefined;
};

/** How an answer is shown, by what it does. One that names a place is given on the map, any other by a button. */
export type Answer = {
  /** What stands there afterwards, where the answer names no figure. */
  piece?: string | ((meaning: ActionInfo["meaning"]) => string);
  /** Kind and id of what it is called; else it is a figure. */
  name?: [string, string];
  /** The tile that is laid there: it is shown on the map as it would lie. */
  tile?: string;
  /** Where it lies, if not where every answer does; null if it has no place. `middle` is that of the cell that is named. */
  at?: (meaning: ActionInfo["meaning"], middle: Point | null, view: CarcassonneView, tiles: Map<string, TileFacts>) => Point | null;
  /** Its places may be all over the map, not only on the tile that the question is about. */
  anywhere?: boolean;
  /** Better given by a button, though it names a place. */
  button?: boolean;
  /** The piece on its button. */
  icon?: string;
  /** The button shows the tile that it names. */
  picture?: boolean;
  /** All answers of this kind are given together by this. */
  picker?: Component<Picker>;
};

/** A feature that is a building. It stands in the middle of the tile, or aside if a road or city takes that. */
export type Building = { sign: string; at?: Point; more?: (feature: FeatureFacts) => string };

/** A mark of a feature. It takes so many of the places of the feature, 1 unless told, and stands on the next free one. */
export type Mark = { sign: string; takes?: number; put?: (shape: Shape, next: () => Point) => string };

/** A mark of a whole tile: a sign on a badge, where it hides as little as can be. */
export type Badge = { sign: string; colour: string; at?: (shapes: TileShapes) => Point | null };

/** What runs through a tile under everything else: how far it reaches to each side, and how it is drawn. */
export type Water = { reach: number; draw: (tile: TileFacts, shape: Shape) => string };

/** What cannot be told of a tile from what the catalogue says. */
export type ByHand = {
  /** The courses of roads and waters, by the number of the feature. */
  courses?: Record<number, Course>;
  /** Cities: the outline (absolute M, L, C and Z), or the corners that the city reaches besides its sides. */
  cities?: Record<number, string | number[]>;
  /** Where its building stands. */
  middle?: Point;
  /** How its building is drawn, wherever the figure stands. */
  building?: { at: Point; scale: number };
  /** The gates of its cities open on its crossing. */
  gates?: boolean;
  /** A round place that belongs to no feature. */
  closed?: { at: Point; reach: number };
  /** What else is drawn on it. */
  sign?: string;
};

export type ModulePage = {
  figures?: Record<string, FigureShape>;
  /** What can stand on the map, before a question or at a seat, and is no player's figure. */
  pieces?: Record<string, string>;
  /** What it puts on the map besides tiles and figures. */
  onMap?: Component<OnMap>;
  /** What lies before a player because of it; what there is none of is left out. */
  seat?: (view: CarcassonneView, seat: number) => Thing[];
  questions?: Record<string, Question>;
  answers?: Record<string, Answer>;
  buildings?: Record<string, Building>;
  waters?: Record<string, Water>;
  marks?: Record<string, Mark>;
  badges?: Record<string, Badge>;
  /** What stands where a road ends, by what it ends at. */
  ends?: Record<string, { at: Point; sign: string }>;
  /** A town that lies on tiles and is no feature: the part of a tile that it takes, and how that is drawn. */
  town?: { of: (tile: TileFacts) => Point[]; draw: (outline: string, random: () => number) => string };
  tiles?: Record<string, ByHand>;
};
