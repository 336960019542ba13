/**
 * What a module brings to the page, all of it optional but the order: the default export of `page/index.ts` in its folder,
 * which `modules.ts` finds. The page itself knows no module, no figure and no tile by name.
 *
 * What is drawn comes from `art/`, by name: figures and pieces around 0, 0 within about 30 by 30.
 */
import type { ActionInfo, DecisionInfo } from "$app/game_page/page_api.ts";
import type { Component, Snippet } from "svelte";
import type { Point } from "../board/points.ts";
import type { CarcassonneView, LaidView, TileFacts } from "../component_types.ts";

/** What a component that draws on the map is told. `board` keeps what has not changed; `piece` draws a piece or figure of a seat. */
export type MapLayerProps = { view: CarcassonneView; board: LaidView[]; tiles: Map<string, TileFacts>; piece: Snippet<[string, number]> };

/** Something that lies before a player: what kind of name it has, which one, and how many; a `tile` is shown as such. */
export type SeatItem = { kind: string; id: string; count: number };

/** What a component is told that lets one choose among many answers. */
export type ActionPickerProps = { answers: ActionInfo[]; busy: boolean; act: (info: ActionInfo) => void };

/** How a question is shown. */
export type DecisionDisplay = {
  /** The piece that stands before it, so that one sees at a glance what it is about. */
  emblem?: string;
  /** The tile that stands before it; none if there is no tile of that name. */
  tile?: (about: DecisionInfo["about"]) => string;
  /** The cell that it is about, where neither it nor its answers name one. */
  cell?: (view: CarcassonneView) => number[] | undefined;
};

/** How an answer is shown, by what it does. One that names a place is given on the map, any other by a button. */
export type ActionDisplay = {
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
  picker?: Component<ActionPickerProps>;
};

export type ModulePage = {
  /** Its place among the modules, lowest first: what is drawn on the map lies over what the modules before it draw. */
  order: number;
  /** The figure that everybody has most of. */
  ordinaryMeeple?: string;
  /** What it puts on the map besides tiles and figures. */
  mapLayer?: Component<MapLayerProps>;
  /** What lies before a player because of it; what there is none of is left out. */
  seat?: (view: CarcassonneView, seat: number) => SeatItem[];
  decisions?: Record<string, DecisionDisplay>;
  actions?: Record<string, ActionDisplay>;
};
