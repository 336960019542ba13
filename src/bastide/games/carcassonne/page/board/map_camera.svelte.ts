/** Visible part of the map: everything that fits at first, then the last move and the choices. */
import { untrack } from "svelte";
import { PanZoom } from "$app/game_page/motion/pan_zoom.svelte.ts";
import type { CarcassonneView } from "../game_component_types.ts";
import { coveredEdges } from "./covered_edges.ts";
import { CELL_SIZE, cellCentre } from "./map_coordinates.ts";
import { cellBounds, featureCells } from "./feature_and_meeple_lookup.ts";
import type { Point } from "./point_geometry.ts";

type Place = { x: number; y: number };
/** Props of `MapBoard.svelte` that the camera follows. */
type MapContent = { readonly view: CarcassonneView; readonly cells: Place[]; readonly near: Place | null; readonly spots: Point[]; readonly marked: Place | null; readonly held: Place | null };
type Arrow = { x: number; y: number; angle: number; to: Point; count: number };

/** Room that the buttons of the fixed tile need: half their width, and their height. */
const HELD_BUTTONS_PX = { side: 56, below: 64 };
/** Points around the middle of these buttons, which arrows avoid. */
const HELD_POINTS_PX = [-54, -18, 18, 54].flatMap((x) => [-20, 20].map((y) => ({ x, y })));
/** Diameter of an arrow at the edge of the viewport, with a gap. */
const ARROW_SIZE_PX = 42;
/** Side of the viewport that an arrow points to, as a number; one arrow per side is enough. */
const side = (angle: number): number => (Math.round(angle / 90) + 4) % 4;
const isCoarse = (): boolean => matchMedia("(pointer: coarse)").matches;
/** Maximum scale when fitting; larger on large screens, like the font. */
const maxFitScale = (): number => (1.3 * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)) / 16;
/** Minimum scale for choosing; touch needs more. */
const closeUpScale = (): number => (isCoarse() ? 1.8 : 1);
/** Share of this scale that is enough to see more of the features. */
const MIN_CLOSE_UP_SHARE = 0.7;
/** A map with fewer tiles is shown whole. */
const SMALL_MAP_TILES = 14;
/** Minimum scale unless the user zooms out: tiles of 48 pixels. Arrows point to choices outside the viewport. */
export const MIN_FIT_SCALE = 0.48;

export class MapCamera {
  readonly map = new PanZoom(0.2, 3, coveredEdges);
  #content: MapContent;
  #fitted = false;
  /** Tiles on the map when it was last looked at. */
  #board: Place[] = [];

  /** Create it with its component; effects follow the content as long as the component exists. */
  constructor(shown: MapContent) {
    this.#content = shown;
    $effect(() => {
      const { board } = shown.view;
      untrack(() => {
        // A lesson or puzzle may show another game at the same table.
        const last = Math.min(board.length, this.#board.length) - 1;
        const isOther = last >= 0 && (board[last]!.x !== this.#board[last]!.x || board[last]!.y !== this.#board[last]!.y);
        if (!this.#fitted || isOther || board.length < SMALL_MAP_TILES) this.#fitReadably();
        this.#board = board;
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
    // The buttons of the tile in hand are never cut off.
    $effect(() => {
      if (shown.held) untrack(() => this.#revealHeld(shown.held!));
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

  /** Show the whole map, however small. */
  fit = (): void => this.#fitTo(this.map.minScale);

  /** Show as much of the map as is readable, with the last move; after the game, all of it. */
  #fitReadably(): void {
    if (this.#content.view.phase === "over") return this.fit();
    this.#fitTo(MIN_FIT_SCALE);
    if (this.#content.marked) this.revealCell(this.#content.marked);
  }

  /** Tiles and choices with a margin. */
  #box = $derived.by((): [number, number, number, number] => {
    const margin = 0.4;
    const { left, top, right, bottom } = this.#bounds;
    return [(left - margin) * CELL_SIZE, (top - margin) * CELL_SIZE, (right + margin) * CELL_SIZE, (bottom + margin) * CELL_SIZE];
  });
  #fitTo(least: number): void {
    this.map.measure();
    this.map.fit(...this.#box, maxFitScale(), least);
  }

  /** Keep the centre when the height changes, and what should be visible unless the user moved the map. */
  #changeHeight(change: number): void {
    this.map.y += change / 2;
    if (this.map.isUserView) return;
    this.map.measure();
    if (this.#content.near) {
      this.map.restoreView();
      return this.#zoomToChoice();
    }
    if (this.#content.view.board.length < SMALL_MAP_TILES) this.map.showBox(...this.#box, MIN_FIT_SCALE);
    else this.#showChoices();
    if (this.#content.marked) this.revealCell(this.#content.marked);
    if (this.#content.held) this.#revealHeld(this.#content.held);
  }

  /** Action: fit the map again when the viewport changes its width; when it changes its height, keep the centre. */
  trackSize = (node: HTMLElement): { destroy: () => void } => {
    let [width, height] = [node.clientWidth, node.clientHeight];
    const watch = new ResizeObserver(() => {
      if (Math.abs(node.clientWidth - width) > width * 0.1) {
        this.#fitReadably();
        this.#zoomToChoice();
        this.#showChoices();
      } else if (this.#content.view.phase === "over") this.fit();
      else this.#changeHeight(node.clientHeight - height);
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

  #revealHeld({ x, y }: Place): void {
    const side = Math.max(0, HELD_BUTTONS_PX.side / this.map.scale - CELL_SIZE / 2);
    const below = HELD_BUTTONS_PX.below / this.map.scale;
    this.map.reveal(x * CELL_SIZE - side, -y * CELL_SIZE - 8, (x + 1) * CELL_SIZE + side, (-y + 1) * CELL_SIZE + below);
  }

  /** Zoom in on the tile of the choice, as far as its features stay visible and touch allows. */
  #zoomToChoice(): void {
    const { near, view } = this.#content;
    const [largest, least] = [closeUpScale(), closeUpScale() * MIN_CLOSE_UP_SHARE];
    if (!near || this.map.scale >= least) return;
    const { left, top, right, bottom } = cellBounds(featureCells(view, near));
    const { x, y } = cellCentre([near.x, near.y]);
    const margin = 0.1;
    const box = { left: (left - margin) * CELL_SIZE, top: (top - margin) * CELL_SIZE, right: (right + margin) * CELL_SIZE, bottom: (bottom + margin) * CELL_SIZE };
    this.map.zoomTo(x, y, box, least, largest);
  }

  /** Move and shrink the map until all choices are visible; if they cannot be, at least the nearest. */
  #showChoices(): void {
    const { map } = this;
    map.measure();
    const wanted = this.#choicePoints;
    const isShown = (p: Point) => map.isVisible(p.x, p.y, 0.5 * CELL_SIZE * map.scale);
    if (!wanted.length || this.#content.near || wanted.every(isShown)) return;
    const xs = wanted.map((p) => p.x);
    const ys = wanted.map((p) => p.y);
    map.showBox(Math.min(...xs) - 0.7 * CELL_SIZE, Math.min(...ys) - 0.7 * CELL_SIZE, Math.max(...xs) + 0.7 * CELL_SIZE, Math.max(...ys) + 0.7 * CELL_SIZE, MIN_FIT_SCALE);
    const { marked } = this.#content;
    if (wanted.some(isShown)) return;
    const from = marked ? cellCentre([marked.x, marked.y]) : wanted[0]!;
    const distance = (p: Point) => Math.hypot(p.x - from.x, p.y - from.y);
    this.goTo(wanted.toSorted((a, b) => distance(a) - distance(b))[0]!);
  }

  /** Arrows to hidden choices. Choices in the same direction share one, which leads to the nearest; arrows do not overlap. */
  arrows: Arrow[] = $derived.by(() => {
    const { map } = this;
    const { held } = this.#content;
    const buttons = held ? HELD_POINTS_PX.map(({ x, y }) => ({ x: (held.x + 0.5) * CELL_SIZE + x / map.scale, y: (1 - held.y) * CELL_SIZE + (HELD_BUTTONS_PX.below / 2 + y) / map.scale })) : [];
    const taken = [...this.#choicePoints, ...buttons];
    const found: Arrow[] = [];
    const distance = ({ x, y }: Point, to: Point) => Math.hypot(to.x * map.scale + map.x - x, to.y * map.scale + map.y - y);
    for (const to of this.#choicePoints) {
      const edge = map.edgePoint(to.x, to.y, taken);
      if (!edge) continue;
      const isSame = (other: Arrow) => side(other.angle) === side(edge.angle) || Math.hypot(other.x - edge.x, other.y - edge.y) < ARROW_SIZE_PX;
      const other = found.find(isSame);
      if (!other) found.push({ ...edge, to, count: 1 });
      else {
        other.count++;
        if (distance(other, to) < distance(other, other.to)) other.to = to;
      }
    }
    return found;
  });
}
