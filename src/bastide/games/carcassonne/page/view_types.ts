// Generated from the game's views by `make messages`. Do not edit.

/** A tile on the board. ``bridge``: direction of the bridge on it. */
export interface LaidView {
  tile: string;
  x: number;
  y: number;
  facing: "east" | "north" | "south" | "west";
  bridge?: "ew" | "ns";
}

/** A meeple on the board. ``corner``: corner of the rotated tile where a barn is. */
export interface FigureView {
  figure: string;
  player: number;
  role: string;
  x: number;
  y: number;
  feature: string;
  number: number;
  corner?: "ne" | "nw" | "se" | "sw";
}

/** ``goods`` of each player: wine, grain, cloth. ``double`` is 1 if a second turn part has been earned. */
export interface TradersView {
  goods: { [key: string]: number }[];
  double: number;
}

/** Holders of the titles (-1: nobody), their record sizes, and the complete cities and roads on the board. */
export interface KingView {
  king: number;
  king_tiles: number;
  cities: number;
  robber: number;
  robber_tiles: number;
  roads: number;
}

/** River tiles that are still to come, with their number. */
export interface RiverView {
  river: { [key: string]: number };
}

/** Cells are ``[x, y]``, or empty for none. ``aside``: tiles that wait for the first volcano. */
export interface DragonView {
  dragon: number[];
  fairy: number[];
  rescued: number;
  portal: number[];
  trail: number[][];
  aside: { [key: string]: number };
}

/** ``abbeys``: 1 for players who have an abbey. ``wagon_to``: index in ``board`` of the wagon's target, or -1. */
export interface AbbeyView {
  abbeys: number[];
  wagon_to: number;
}

/** Bridges and castles that a player has left. */
export interface StockView {
  bridges: number;
  castles: number;
}

/**
 * ``castles``: the two cells of each. ``choosing``: the castle whose owner must choose, or empty.
 *
 * Bazaar: tiles set aside face down, tiles laid out, tiles won; seller, auctioneer, bidder and highest bid. -1 is
 * nobody.
 */
export interface BridgesView {
  left: StockView[];
  castles: number[][][];
  choosing: number[];
  due: number;
  seller: number;
  set_apart: number;
  tiles: string[];
  won: string[];
  auctioneer: number;
  offered: string;
  highest: number;
  bidder: number;
}

/**
 * The quarter of the count, and the meeples of each player in each quarter.
 *
 * ``gave`` and ``gained`` are 1 if the tile gave points to others, or to the active player. Meeples from index
 * ``brought`` on were redeployed for this scoring (-1: none). ``going_to``: target cell of a follower, or empty.
 */
export interface CountView {
  count: string;
  quarters: { [key: string]: { [key: string]: number } }[];
  gave: number;
  gained: number;
  brought: number;
  going_to: number[];
}

/** Views of the modules in play. */
export interface ExtraView {
  traders?: TradersView;
  king?: KingView;
  river2?: RiverView;
  dragon?: DragonView;
  abbey?: AbbeyView;
  bridges?: BridgesView;
  count?: CountView;
}

/**
 * A feature of the board.
 *
 * ``pieces``: index of the tile in ``board`` and feature index on it; ``meeple_kinds``: indices in ``meeple_kinds``;
 * ``cities``: indices in ``features`` (fields only); ``feature_value``: current points by owner; ``worth``: current
 * points for the active player as owner.
 */
export interface FeatureView {
  kind: string;
  pieces: number[][];
  tiles: number;
  open: number;
  shields: number;
  marks: string[];
  figures: number[];
  cities: number[];
  complete: boolean;
  value: { [key: string]: number };
  worth: number;
}

/**
 * Everything except the order of the pile, the same for all viewers.
 *
 * ``dead``: empty cells at the board where no remaining tile fits.
 */
export interface CarcassonneView {
  players: number;
  rules: string[];
  board: LaidView[];
  figures: FigureView[];
  supply: { [key: string]: number }[];
  score: number[];
  tally: { [key: string]: number }[];
  pile: { [key: string]: number };
  pile_size: number;
  removed: string[];
  hand: string;
  phase: string;
  active: number;
  asked: number;
  part: number;
  turns: number;
  extra: ExtraView;
  features: FeatureView[];
  dead: number[][];
}
