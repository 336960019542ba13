/** Which part of the map is seen: all of it at first, then what was laid last, and what can be chosen. */
import { untrack } from "svelte";
import { PanZoom } from "$app/game_page/motion/pan_zoom.svelte.ts";
import type { CarcassonneView } from "../component_types.ts";
import { CELL, middleOf } from "./map_coordinates.ts";
import { boundsOf } from "./map_features.ts";
import type { Point } from "./points.ts";

type Place = { x: number; y: number };
/** What the map shows: those properties of `Board.svelte`, each followed by itself. */
type Shown = { readonly view: CarcassonneView; readonly cells: Place[]; readonly near: Place | null; readonly spots: Point[]; readonly marked: Place | null };
type Arrow = { x: number; y: number; angle: number; to: Point; count: number };

/** The column of buttons at the right edge of the window, in pixels. */
const BUTTONS = 52;
const isCoarse = (): boolean => matchMedia("(pointer: coarse)").matches;
/** On a large screen tiles may be larger, like everything else. */
const largest = (): number => (1.3 * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)) / 16;
/** Too small to choose on below this; a finger needs more room. */
const nearness = (): number => (isCoarse() ? 1.8 : 1);
/** Smaller than this the map is not made so that everything fits: arrows point to what is outside. */
const least = (): number => (isCoarse() ? 0.42 : 0.3);

export class Camera {
  readonly map = new PanZoom(0.2, 3, BUTTONS);
  #shown: Shown;
  #fitted = false;

  /** Created with its component: it follows what is shown as long as that exists. */
  constructor(shown: Shown) {
    this.#shown = shown;
    $effect(() => {
      const { length } = shown.view.board;
      untrack(() => {
        if (!this.#fitted || length < 14) this.fit();
        if (!this.#fitted) this.map.flying = false; // there is nothing yet from which it could come
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
      untrack(() => (isNear ? this.#comeNear() : this.map.goBack()));
    });
    const wantedKey = $derived.by(() => this.#wanted.map((p) => `${Math.round(p.x)},${Math.round(p.y)}`).join(" "));
    $effect(() => {
      void wantedKey;
      untrack(() => this.#showWanted());
    });
    $effect(() => {
      if (shown.view.phase === "over") untrack(this.fit);
    });
  }

  #bounds = $derived.by(() => {
    const { view, cells } = this.#shown;
    return boundsOf([...view.board, ...cells]);
  });
  #wanted = $derived.by(() => {
    const { cells, spots } = this.#shown;
    return [...cells.map((cell) => middleOf([cell.x, cell.y])), ...spots];
  });

  fit = (): void => {
    const margin = 0.4;
    const { left, top, right, bottom } = this.#bounds;
    this.map.fit((left - margin) * CELL, (top - margin) * CELL, (right + margin) * CELL, (bottom + margin) * CELL, largest());
  };

  /** The window has another size, or stands in another place: the map is fitted into it anew, and what is chosen on comes near again. */
  resized = (node: HTMLElement): { destroy: () => void } => {
    let width = node.clientWidth;
    const watch = new ResizeObserver(() => {
      if (Math.abs(node.clientWidth - width) > width * 0.1) {
        this.fit();
        this.#comeNear();
        this.#showWanted();
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

  #comeNear(): void {
    const { near } = this.#shown;
    if (!near || this.map.scale >= nearness() * 0.7) return;
    const { left, top, right, bottom } = this.#bounds;
    const edges = { left: left * CELL, top: top * CELL, right: right * CELL, bottom: bottom * CELL };
    this.map.comeNear((near.x + 0.5) * CELL, (-near.y + 0.5) * CELL, nearness(), edges, 1.2 * CELL);
  }

  /** Places to choose that cannot be seen: the whole of them is shown, and as much of the map as fits. */
  #showWanted(): void {
    const { map } = this;
    const wanted = this.#wanted;
    if (!wanted.length || this.#shown.near || wanted.every((p) => map.sees(p.x, p.y, 0.5 * CELL * map.scale))) return;
    const xs = wanted.map((p) => p.x);
    const ys = wanted.map((p) => p.y);
    map.show(Math.min(...xs) - 0.7 * CELL, Math.min(...ys) - 0.7 * CELL, Math.max(...xs) + 0.7 * CELL, Math.max(...ys) + 0.7 * CELL, least());
  }

  /** One arrow for each direction in which there are places that cannot be seen: it leads to the nearest. */
  arrows: Arrow[] = $derived.by(() => {
    const found = new Map<number, Arrow>();
    for (const to of this.#wanted) {
      const edge = this.map.edge(to.x, to.y, this.#wanted);
      if (!edge) continue;
      const direction = Math.round(edge.angle / 45);
      const other = found.get(direction);
      found.set(direction, other ? { ...other, count: other.count + 1 } : { ...edge, to, count: 1 });
    }
    return [...found.values()];
  });
}
