/** Which part of the map is seen: all of it at first, then what was laid last, and what can be chosen. */
import { untrack } from "svelte";
import { PanZoom } from "$app/game_page/motion/pan_zoom.svelte.ts";
import type { CarcassonneView } from "../component_types.ts";
import { CELL, cellCentre } from "./map_coordinates.ts";
import { cellBounds } from "./map_features.ts";
import type { Point } from "./points.ts";

type Place = { x: number; y: number };
/** What the map shows: those properties of `Board.svelte`, each followed by itself. */
type MapContent = { readonly view: CarcassonneView; readonly cells: Place[]; readonly near: Place | null; readonly spots: Point[]; readonly marked: Place | null };
type Arrow = { x: number; y: number; angle: number; to: Point; count: number };

/** The column of buttons at the right edge of the window, in pixels. */
const BUTTON_COLUMN_PX = 52;
const isCoarse = (): boolean => matchMedia("(pointer: coarse)").matches;
/** On a large screen tiles may be larger, like everything else. */
const maxFitScale = (): number => (1.3 * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)) / 16;
/** Too small to choose on below this; a finger needs more room. */
const closeUpScale = (): number => (isCoarse() ? 1.8 : 1);
/** Smaller than this the map is not made so that everything fits: arrows point to what is outside. */
const minFitScale = (): number => (isCoarse() ? 0.42 : 0.3);

export class MapCamera {
  readonly map = new PanZoom(0.2, 3, BUTTON_COLUMN_PX);
  #content: MapContent;
  #fitted = false;

  /** Created with its component: it follows what is shown as long as that exists. */
  constructor(shown: MapContent) {
    this.#content = shown;
    $effect(() => {
      const { length } = shown.view.board;
      untrack(() => {
        if (!this.#fitted || length < 14) this.fit();
        if (!this.#fitted) this.map.isGliding = false; // there is nothing yet from which it could come
        this.#fitted = true;
      });
    });
    // Once, when it is marked: afterwards the reader may move the map wherever they like.
    const markedCell = $derived(shown.marked && `${shown.marked.x},${shown.marked.y}`);
    $effect(() => {
      void markedCell;
      untrack(() => {
        if (shown.marked) this.revealCell(shown.marked);
      });
    });
    // Too small to choose on: come nearer, and go back afterwards unless the reader has moved the map.
    $effect(() => {
      const isNear = shown.near !== null;
      untrack(() => (isNear ? this.#zoomToChoice() : this.map.restoreView()));
    });
    const wantedKey = $derived.by(() => this.#choicePoints.map((p) => `${Math.round(p.x)},${Math.round(p.y)}`).join(" "));
    $effect(() => {
      void wantedKey;
      untrack(() => this.#showChoices());
    });
    $effect(() => {
      if (shown.view.phase === "over") untrack(this.fit);
    });
  }

  #bounds = $derived.by(() => {
    const { view, cells } = this.#content;
    return cellBounds([...view.board, ...cells]);
  });
  #choicePoints = $derived.by(() => {
    const { cells, spots } = this.#content;
    return [...cells.map((cell) => cellCentre([cell.x, cell.y])), ...spots];
  });

  fit = (): void => {
    const margin = 0.4;
    const { left, top, right, bottom } = this.#bounds;
    this.map.fit((left - margin) * CELL, (top - margin) * CELL, (right + margin) * CELL, (bottom + margin) * CELL, maxFitScale());
  };

  /** The window has another size, or stands in another place: the map is fitted into it anew, and what is chosen on comes near again. */
  trackSize = (node: HTMLElement): { destroy: () => void } => {
    let width = node.clientWidth;
    const watch = new ResizeObserver(() => {
      if (Math.abs(node.clientWidth - width) > width * 0.1) {
        this.fit();
        this.#zoomToChoice();
        this.#showChoices();
      }
      width = node.clientWidth;
    });
    watch.observe(node);
    return { destroy: () => watch.disconnect() };
  };

  revealCell({ x, y }: Place): void {
    this.map.reveal((x - 0.5) * CELL, (-y - 0.5) * CELL, (x + 1.5) * CELL, (-y + 1.5) * CELL);
  }

  goTo({ x, y }: Point): void {
    this.map.reveal(x - 0.8 * CELL, y - 0.8 * CELL, x + 0.8 * CELL, y + 0.8 * CELL);
  }

  #zoomToChoice(): void {
    const { near } = this.#content;
    if (!near || this.map.scale >= closeUpScale() * 0.7) return;
    const { left, top, right, bottom } = this.#bounds;
    const edges = { left: left * CELL, top: top * CELL, right: right * CELL, bottom: bottom * CELL };
    this.map.zoomTo((near.x + 0.5) * CELL, (-near.y + 0.5) * CELL, closeUpScale(), edges, 1.2 * CELL);
  }

  /** Places to choose that cannot be seen: the whole of them is shown, and as much of the map as fits. */
  #showChoices(): void {
    const { map } = this;
    const wanted = this.#choicePoints;
    if (!wanted.length || this.#content.near || wanted.every((p) => map.isVisible(p.x, p.y, 0.5 * CELL * map.scale))) return;
    const xs = wanted.map((p) => p.x);
    const ys = wanted.map((p) => p.y);
    map.showBox(Math.min(...xs) - 0.7 * CELL, Math.min(...ys) - 0.7 * CELL, Math.max(...xs) + 0.7 * CELL, Math.max(...ys) + 0.7 * CELL, minFitScale());
  }

  /** One arrow for each direction in which there are places that cannot be seen: it leads to the nearest. */
  arrows: Arrow[] = $derived.by(() => {
    const found = new Map<number, Arrow>();
    for (const to of this.#choicePoints) {
      const edge = this.map.edgePoint(to.x, to.y, this.#choicePoints);
      if (!edge) continue;
      const direction = Math.round(edge.angle / 45);
      const other = found.get(direction);
      found.set(direction, other ? { ...other, count: other.count + 1 } : { ...edge, to, count: 1 });
    }
    return [...found.values()];
  });
}
