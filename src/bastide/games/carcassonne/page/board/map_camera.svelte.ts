/** Visible part of the map: everything at first, then the last move and the choices. */
import { untrack } from "svelte";
import { PanZoom } from "$app/game_page/motion/pan_zoom.svelte.ts";
import type { CarcassonneView } from "../game_component_types.ts";
import { CELL_SIZE, cellCentre } from "./map_coordinates.ts";
import { cellBounds } from "./feature_and_meeple_lookup.ts";
import type { Point } from "./point_geometry.ts";

type Place = { x: number; y: number };
/** Props of `MapBoard.svelte` that the camera follows. */
type MapContent = { readonly view: CarcassonneView; readonly cells: Place[]; readonly near: Place | null; readonly spots: Point[]; readonly marked: Place | null };
type Arrow = { x: number; y: number; angle: number; to: Point; count: number };

/** Width of the button column at the right edge of the viewport. */
const BUTTON_COLUMN_PX = 52;
const isCoarse = (): boolean => matchMedia("(pointer: coarse)").matches;
/** Maximum scale when fitting; larger on large screens, like the font. */
const maxFitScale = (): number => (1.3 * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)) / 16;
/** Minimum scale for choosing; touch needs more. */
const closeUpScale = (): number => (isCoarse() ? 1.8 : 1);
/** Minimum scale when fitting; arrows point to choices outside the viewport. */
const minFitScale = (): number => (isCoarse() ? 0.42 : 0.3);

export class MapCamera {
  readonly map = new PanZoom(0.2, 3, BUTTON_COLUMN_PX);
  #content: MapContent;
  #fitted = false;

  /** Create it with its component; effects follow the content as long as the component exists. */
  constructor(shown: MapContent) {
    this.#content = shown;
    $effect(() => {
      const { length } = shown.view.board;
      untrack(() => {
        if (!this.#fitted || length < 14) this.fit();
        if (!this.#fitted) this.map.isGliding = false; // no earlier position to animate from
        this.#fitted = true;
      });
    });
    // Only when the mark changes, so that the user can move the map afterwards.
    const markedCell = $derived(shown.marked && `${shown.marked.x},${shown.marked.y}`);
    $effect(() => {
      void markedCell;
      untrack(() => {
        if (shown.marked) this.revealCell(shown.marked);
      });
    });
    // Zoom in to choose, and restore the view afterwards unless the user moved the map.
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
    this.map.fit((left - margin) * CELL_SIZE, (top - margin) * CELL_SIZE, (right + margin) * CELL_SIZE, (bottom + margin) * CELL_SIZE, maxFitScale());
  };

  /** Action: fit the map again when the viewport changes its width; when it changes its height, keep the centre. */
  trackSize = (node: HTMLElement): { destroy: () => void } => {
    let [width, height] = [node.clientWidth, node.clientHeight];
    const watch = new ResizeObserver(() => {
      if (Math.abs(node.clientWidth - width) > width * 0.1) {
        this.fit();
        this.#zoomToChoice();
        this.#showChoices();
      } else if (Math.abs(node.clientHeight - height) > height * 0.1) {
        this.map.y += (node.clientHeight - height) / 2;
        if (this.#content.marked) this.revealCell(this.#content.marked);
      }
      [width, height] = [node.clientWidth, node.clientHeight];
    });
    watch.observe(node);
    return { destroy: () => watch.disconnect() };
  };

  revealCell({ x, y }: Place): void {
    this.map.reveal((x - 0.5) * CELL_SIZE, (-y - 0.5) * CELL_SIZE, (x + 1.5) * CELL_SIZE, (-y + 1.5) * CELL_SIZE);
  }

  goTo({ x, y }: Point): void {
    this.map.reveal(x - 0.8 * CELL_SIZE, y - 0.8 * CELL_SIZE, x + 0.8 * CELL_SIZE, y + 0.8 * CELL_SIZE);
  }

  #zoomToChoice(): void {
    const { near } = this.#content;
    if (!near || this.map.scale >= closeUpScale() * 0.7) return;
    const { left, top, right, bottom } = this.#bounds;
    const edges = { left: left * CELL_SIZE, top: top * CELL_SIZE, right: right * CELL_SIZE, bottom: bottom * CELL_SIZE };
    this.map.zoomTo((near.x + 0.5) * CELL_SIZE, (-near.y + 0.5) * CELL_SIZE, closeUpScale(), edges, 1.2 * CELL_SIZE);
  }

  /** Move and shrink the map until all choices are visible, as far as the minimum scale allows. */
  #showChoices(): void {
    const { map } = this;
    const wanted = this.#choicePoints;
    if (!wanted.length || this.#content.near || wanted.every((p) => map.isVisible(p.x, p.y, 0.5 * CELL_SIZE * map.scale))) return;
    const xs = wanted.map((p) => p.x);
    const ys = wanted.map((p) => p.y);
    map.showBox(Math.min(...xs) - 0.7 * CELL_SIZE, Math.min(...ys) - 0.7 * CELL_SIZE, Math.max(...xs) + 0.7 * CELL_SIZE, Math.max(...ys) + 0.7 * CELL_SIZE, minFitScale());
  }

  /** One arrow per direction with hidden choices; it leads to the nearest of them. */
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
