/** Map of a position text as lines: a tile or a follower each (docs/carcassonne-maps.md). */
import { FACINGS, quarterTurns } from "./board/feature_and_meeple_lookup.ts";
import type { PositionText } from "$app/game_page/page_api.ts";
import type { EditorPiece, FeatureSpot } from "./modules/module_api.ts";
import type { TileFacts } from "./game_component_types.ts";

export type LaidTile = { id: string; x: number; y: number; turns: number };
export type PlacedPiece = { line: string; x: number; y: number };
export type MapText = { tiles: LaidTile[]; /** Figures and other pieces. */ pieces: PlacedPiece[] };

const TILE = /^(\w+) at (-?\d+),(-?\d+) (north|east|south|west)$/;
const PIECE = / (?:at|to) (-?\d+),(-?\d+)/;
/** Colours of the players, as in position texts. */
export const COLOURS = ["red", "blue", "green", "yellow", "black", "grey"];
/** Label of the tiles that will be drawn. */
export const DRAW_LABEL = "draw";

/** Coordinates as text, from left to right in every language. */
export const cellText = (x: number, y: number): string => `\u2066${x}, ${y}\u2069`;

export function readMap(lines: string[]): MapText {
  const map: MapText = { tiles: [], pieces: [] };
  for (const line of lines) {
    const tile = TILE.exec(line);
    const piece = PIECE.exec(line);
    if (tile) map.tiles.push({ id: tile[1]!, x: Number(tile[2]), y: Number(tile[3]), turns: Math.max(0, quarterTurns(tile[4]!)) });
    else map.pieces.push({ line, x: piece ? Number(piece[1]) : NaN, y: piece ? Number(piece[2]) : NaN });
  }
  return map;
}

const tileLine = ({ id, x, y, turns }: LaidTile) => `${id} at ${x},${y} ${FACINGS[turns % 4]}`;
const writeMap = (map: MapText) => [...map.tiles.map(tileLine), ...map.pieces.map((piece) => piece.line)];

/** Whether a name in a pile, such as a letter of the base game, is this tile. */
export const isTile = (name: string, id: string): boolean => name === id || id.startsWith(`${name.length === 1 ? "base_" : ""}${name}_`);

/** The text with another map, at the start of a turn: the tile in hand is drawn again. */
function withMap(text: PositionText, map: MapText, draw: string[]): PositionText {
  return text.without("phase").without("hand").with(DRAW_LABEL, draw.join(" ")).withLines(writeMap(map));
}
/** Tiles that will be drawn, beginning with the one in hand. */
export const pileOf = (text: PositionText): string[] => [...text.words("hand"), ...text.words(DRAW_LABEL)];

/** Lay a tile; if the pile has it, it is taken from there. */
export function layTile(text: PositionText, tile: LaidTile): PositionText {
  const map = readMap(text.lines);
  const pile = pileOf(text);
  const place = pile.findIndex((name) => isTile(name, tile.id));
  return withMap(text, { ...map, tiles: [...map.tiles, tile] }, place < 0 ? pile : pile.toSpliced(place, 1));
}
const isAt = (x: number, y: number) => (one: { x: number; y: number }) => one.x === x && one.y === y;

/** Take a tile and the pieces on it off the map; the tile becomes the last one of the pile. */
export function removeTile(text: PositionText, x: number, y: number): PositionText {
  const map = readMap(text.lines);
  const here = isAt(x, y);
  const removed = map.tiles.filter(here).map((tile) => tile.id);
  return withMap(text, { tiles: map.tiles.filter((tile) => !here(tile)), pieces: map.pieces.filter((piece) => !here(piece)) }, [...pileOf(text), ...removed]);
}
/** Turn a tile clockwise. Pieces on it are removed, because their features turn too. */
export function turnTile(text: PositionText, x: number, y: number): PositionText {
  const map = readMap(text.lines);
  const here = isAt(x, y);
  const tiles = map.tiles.map((tile) => (here(tile) ? { ...tile, turns: (tile.turns + 1) % 4 } : tile));
  return withMap(text, { tiles, pieces: map.pieces.filter((piece) => !here(piece)) }, pileOf(text));
}
export function removePiece(text: PositionText, line: string): PositionText {
  const map = readMap(text.lines);
  return withMap(text, { ...map, pieces: map.pieces.filter((piece) => piece.line !== line) }, pileOf(text));
}
/** Place a piece on a tile, or beside the map. */
export function placePiece(text: PositionText, player: number, piece: EditorPiece, tile: LaidTile | null): PositionText {
  const map = readMap(text.lines);
  const line = `${piece.isOwned ? `${COLOURS[player]} ` : ""}${piece.words}${tile ? ` at ${tile.x},${tile.y}` : ""}`;
  const [first] = piece.words.split(" ");
  const kept = piece.isSingle ? map.pieces.filter((other) => !other.line.startsWith(`${first} `)) : map.pieces;
  return withMap(text, { ...map, pieces: [...kept, { line, x: tile?.x ?? NaN, y: tile?.y ?? NaN }] }, pileOf(text));
}
/** Features of a tile, each with its number among its kind. */
export function featureSpots(tile: TileFacts): FeatureSpot[] {
  return tile.features.map(({ kind }, i) => ({ kind, number: tile.features.slice(0, i).filter((other) => other.kind === kind).length }));
}

/** A line of a piece in parts: owner (-1: none) and words before its place, such as `big knight`. */
export function readPiece(line: string): { owner: number; title: string; place: string } {
  const owner = COLOURS.indexOf(line.split(" ")[0]!);
  const [, title = "", place = ""] = /^(.*?)(?: (?:on|in|at) (.*?))?(?: at .*)?$/.exec(owner < 0 ? line : line.slice(line.indexOf(" ") + 1))!;
  return { owner, title, place };
}
