// Generated from the game's views by `make messages`. Do not edit.

/** A tile on the map. ``bridge``: the way a bridge lies across it. */
export interface LaidView {
  tile: string;
  x: number;
  y: number;
  facing: "east" | "north" | "south" | "west";
  bridge?: "ew" | "ns";
}

/** A figure on the map. ``corner``: of a barn, the corner of the tile as it lies. */
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

/** ``goods`` of each player: wine, grain, cloth. ``double`` is 1 if a second part has been earned. */
export interface TradersView {
  goods: { [key: string]: number }[];
  double: number;
}

/** Who holds them (-1: nobody), for how many tiles, and the complete cities and roads on the map. */
export interface KingView {
  king: number;
  king_tiles: number;
  cities: number;
  robber: number;
  robber_tiles: number;
  roads: number;
}

/** The tiles of the river that are still to come, and how many of each. */
export interface RiverView {
  river: { [key: string]: number };
}

/** Cells are ``[x, y]``, or empty for none. ``aside``: the tiles that wait for the first volcano. */
export interface DragonView {
  dragon: number[];
  fairy: number[];
  rescued: number;
  portal: number[];
  trail: number[][];
  aside: { [key: string]: number };
}

/** Who still has an abbey (1); the tile that a wagon goes to, by its place in ``board``, or -1. */
export interface AbbeyView {
  abbeys: number[];
  wagon_to: number;
}

/** What a player has left. */
export interface StockView {
  bridges: number;
  castles: number;
}

/**
 * ``castles``: the two cells of each. ``choosing``: the castle whose owner is asked, or empty.
 *
 * Of a bazaar: the tiles set apart face down, those laid out, and those that players have won; who sells, who bids,
 * and how much. -1 is nobody.
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
 * The quarter of the count, and the figures of each player in each quarter.
 *
 * ``gave`` and ``gained`` are 1 if the tile has brought points to others, to the active player; figures from
 * ``brought`` on have come out for this scoring (-1: none); ``going_to`` is the cell that one goes to, or empty.
 */
export interface CountView {
  count: string;
  quarters: { [key: string]: { [key: string]: number } }[];
  gave: number;
  gained: number;
  brought: number;
  going_to: number[];
}

/** What the modules in play show besides. */
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
 * A feature of the map.
 *
 * ``pieces``: the place of a tile in ``board``, and the number of the feature on it; ``figures``: places in
 * ``figures``; ``cities``: of a field, places in ``features``; ``value``: what it would score as it stands, by player;
 * ``worth``: what it would score for whoever's turn it is, if they had it.
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
 * Everything but the order of the pile, the same for everybody.
 *
 * ``dead``: the empty cells beside the map that no tile still to come fits.
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
