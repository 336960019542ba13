/**
 * Interface between the Carcassonne page and its modules. A module exports a `ModulePage` from `page/index.ts` in its folder;
 * `module_registry.ts` finds it. The page itself names no module, meeple or tile.
 *
 * Drawings come from `art/` by name; meeples and pieces are drawn around 0, 0 within about 30 by 30.
 */
import type { ActionInfo, DecisionInfo } from "$app/game_page/page_api.ts";
import type { JsonObject } from "$app/i18n/translator.svelte.ts";
import type { Component, Snippet } from "svelte";
import type { Point } from "../board/point_geometry.ts";
import type { CarcassonneView, LaidView, TileFacts } from "../game_component_types.ts";

/** Props of a map layer. `board` reuses unchanged tiles; `piece` draws a piece or a meeple of a seat. */
export type MapLayerProps = { view: CarcassonneView; board: LaidView[]; tiles: Map<string, TileFacts>; piece: Snippet<[string, number]> };

/** Item at a seat: kind and id of its name, and count. Items of kind `tile` are drawn as tiles. */
export type SeatItem = { kind: string; id: string; count: number };

/** Props of a component that chooses among many actions. */
export type ActionPickerProps = { answers: ActionInfo[]; busy: boolean; act: (info: ActionInfo) => void };

/** Display of a decision. */
export type DecisionDisplay = {
  /** Piece in front of the prompt. */
  emblem?: string;
  /** Tile in front of the prompt; ignored if there is no such tile. */
  tile?: (about: DecisionInfo["about"]) => string;
  /** Cell of the decision, if neither it nor its actions name one. */
  cell?: (view: CarcassonneView) => number[] | undefined;
};

/** Display of an action by its `do`. Actions that name a place are offered on the map, others as buttons. */
export type ActionDisplay = {
  /** Piece on the spot, if the action names no meeple. */
  piece?: string | ((meaning: ActionInfo["meaning"]) => string);
  /** Kind and id of its name; default: a meeple. */
  name?: [string, string];
  /** Tile that would be placed; it is previewed on the map. */
  tile?: string;
  /** Custom position; null if the action has none. `middle` is the centre of the named cell. */
  at?: (meaning: ActionInfo["meaning"], middle: Point | null, view: CarcassonneView, tiles: Map<string, TileFacts>) => Point | null;
  /** Its spots may be anywhere on the map, not only on the tile of the decision. */
  anywhere?: boolean;
  /** Offer it as a button although it names a place. */
  button?: boolean;
  /** Piece on its button. */
  icon?: string;
  /** Show the named tile on its button. */
  picture?: boolean;
  /** Component that offers all actions of this kind together. */
  picker?: Component<ActionPickerProps>;
};

/** Message of the game and its variables. */
export type ModuleLine = [message: string, data: JsonObject];

/** List each id as often as it is counted. */
export const repeatIds = (counts: { [id: string]: number }): string[] => Object.entries(counts).flatMap(([id, count]) => Array<string>(count).fill(id));

/** A feature of a tile, with its number among those of its kind. */
export type FeatureSpot = { kind: string; number: number };
/** A piece that the position editor places. */
export type EditorPiece = {
  /** Its words in a position text, without owner and cell. */
  words: string;
  /** Kind and id of its name, and which of several such places it is for. */
  name: [kind: string, id: string];
  place?: string;
  /** Whether it belongs to a player. */
  isOwned?: boolean;
  /** Whether there is only one in the game, which moves. */
  isSingle?: boolean;
};
/** The meeple with this name on each feature of these kinds. */
export function meepleChoices(spots: FeatureSpot[], kinds: string[], title: (kind: string) => string): EditorPiece[] {
  return spots
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, number }) => ({
      words: `${title(kind)} on ${kind} ${number}`,
      name: ["piece", title(kind).replaceAll(" ", "_")],
      isOwned: true,
      ...(spots.filter((spot) => spot.kind === kind).length > 1 && { place: String(number + 1) }),
    }));
}

export type ModulePage = {
  /** Position among the modules; layers of later modules are drawn on top. */
  order: number;
  /** The meeple that players have most of. */
  ordinaryMeeple?: string;
  /** Roles of ordinary followers by the kind of their feature, as in position texts. */
  followerRoles?: Record<string, string>;
  /** Pieces that the position editor places on a tile with these features. */
  piecesOnTile?: (spots: FeatureSpot[], roles: Record<string, string>) => EditorPiece[];
  /** Pieces that the position editor places beside the map. */
  piecesBeside?: EditorPiece[];
  /** Map layer of the module. */
  mapLayer?: Component<MapLayerProps>;
  /** Items of the module at a seat; items with count 0 are hidden. */
  seat?: (view: CarcassonneView, seat: number) => SeatItem[];
  /** Pieces and titles of the module in words, the same as in a terminal (`terminal_lines` of the module). */
  describe?: (view: CarcassonneView) => ModuleLine[];
  decisions?: Record<string, DecisionDisplay>;
  actions?: Record<string, ActionDisplay>;
};
