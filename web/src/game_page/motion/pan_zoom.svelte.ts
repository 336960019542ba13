/** Pan and zoom of a map, by mouse, wheel, touch and keys. */

/** A box in the viewport, in pixels from its left upper corner, or on the map. */
export type Box = { left: number; top: number; right: number; bottom: number };
/** What other elements cover: widths at the edges of the viewport, in pixels, and the boxes themselves. */
export type CoveredEdges = Box & { boxes: Box[] };
const NOTHING_COVERED: CoveredEdges = { left: 0, top: 0, right: 0, bottom: 0, boxes: [] };

/** How far an arrow at the edge may move aside, in its own margins. */
const MAX_EDGE_STEPS = 12;

export class PanZoom {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Whether the map was dragged since pointer down; the following click is ignored then. */
  wasDragged = false;
  /** Whether the user moved or zoomed it since it was fitted. */
  isUserView = false;
  /** Whether the user moves it, and whether it glides to a target. */
  isMoving = $state(false);
  isGliding = $state(false);
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  /** View before `zoomTo`. */
  #savedView: { x: number; y: number; scale: number } | null = null;
  #node: HTMLElement | null = null;
  /** Viewport size, cached because reading it forces a layout. */
  #viewportSize = $state.raw({ width: 0, height: 0 });
  #covered = $state.raw(NOTHING_COVERED);
  #pointers = new Map<number, { x: number; y: number }>();

  constructor(
    readonly minScale = 0.25,
    readonly maxScale = 3,
    /** Measures the edges of the viewport that are covered; nothing is moved there. */
    readonly measureCovered: (viewport: HTMLElement) => CoveredEdges = () => NOTHING_COVERED,
  ) {}

  /** Part of the viewport that is not covered. */
  get #freeArea(): { left: number; top: number; width: number; height: number } {
    const { left, top, right, bottom } = this.#covered;
    const { width, height } = this.#viewportSize;
    return { left, top, width: Math.max(0, width - left - right), height: Math.max(0, height - top - bottom) };
  }

  /** Measure the viewport again, because something over it has moved. */
  measure = (): void => {
    if (!this.#node) return;
    this.#viewportSize = { width: this.#node.clientWidth, height: this.#node.clientHeight };
    this.#covered = this.measureCovered(this.#node);
  };

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  /** Show this box of the map as large as possible; its middle, if it is too large for the scale `least`. */
  fit(left: number, top: number, right: number, bottom: number, largest = 1.3, least = this.minScale): void {
    const box = this.#freeArea;
    if (!box.width) return;
    this.#savedView = null;
    this.isUserView = false;
    this.isGliding = true;
    this.scale = clamp(Math.min(box.width / (right - left), box.height / (bottom - top)), least, largest);
    this.x = box.left + box.width / 2 - ((left + right) / 2) * this.scale;
    this.y = box.top + box.height / 2 - ((top + bottom) / 2) * this.scale;
  }

  /** Move as little as possible to make this box visible; a box that is too large is centred. */
  reveal(left: number, top: number, right: number, bottom: number): void {
    const box = this.#freeArea;
    if (!box.width) return;
    this.isGliding = true;
    const near = (from: number, to: number, start: number, size: number) => {
      if (to - from > size) return start + size / 2 - (from + to) / 2;
      return from < start ? start - from : to > start + size ? start + size - to : 0;
    };
    this.x += near(left * this.scale + this.x, right * this.scale + this.x, box.left, box.width);
    this.y += near(top * this.scale + this.y, bottom * this.scale + this.y, box.top, box.height);
  }

  /** Whether a point of the map is visible, with a margin. */
  isVisible(x: number, y: number, margin = 24): boolean {
    const box = this.#freeArea;
    if (!box.width) return true;
    const [px, py] = [x * this.scale + this.x - box.left, y * this.scale + this.y - box.top];
    return px >= margin && py >= margin && px <= box.width - margin && py <= box.height - margin;
  }

  /** Whether a point of the viewport can be seen: inside it and not under another element. `margin` widens both borders. */
  #isSeen({ x, y }: { x: number; y: number }, margin: number): boolean {
    const { width, height } = this.#viewportSize;
    const isInside = x >= margin && y >= margin && x <= width - margin && y <= height - margin;
    return isInside && !this.#covered.boxes.some(({ left, top, right, bottom }) => x > left - margin && x < right + margin && y > top - margin && y < bottom + margin);
  }

  /**
   * Point near the viewport edge towards a point that cannot be seen, and its direction in degrees (0 is right). It is over
   * nothing else, and avoids other points (`besides`).
   */
  edgePoint(x: number, y: number, besides: { x: number; y: number }[] = [], margin = 24): { x: number; y: number; angle: number } | null {
    const { width, height } = this.#viewportSize;
    const [px, py] = [x * this.scale + this.x, y * this.scale + this.y];
    if (!width || this.#isSeen({ x: px, y: py }, 0)) return null;
    const angle = (Math.atan2(py - height / 2, px - width / 2) * 180) / Math.PI;
    const across = (value: number) => clamp(value, margin, width - margin);
    const along = (value: number) => clamp(value, margin, height - margin);
    const at = { x: across(px), y: along(py) };
    const isUpright = px < margin || px > width - margin;
    const moved = (by: number) => (isUpright ? { x: at.x, y: along(at.y + by) } : { x: across(at.x + by), y: at.y });
    const isFree = (one: { x: number; y: number }) =>
      this.#isSeen(one, margin) && besides.every((p) => Math.hypot(p.x * this.scale + this.x - one.x, p.y * this.scale + this.y - one.y) > margin);
    const steps = Array.from({ length: MAX_EDGE_STEPS * 2 + 1 }, (_, i) => (i % 2 ? 1 : -1) * Math.ceil(i / 2));
    const places = steps.map((step) => moved(step * margin));
    const box = this.#freeArea;
    const place = places.find(isFree) ?? places.find((one) => this.#isSeen(one, margin)) ?? {
      x: clamp(at.x, box.left + margin, box.left + box.width - margin),
      y: clamp(at.y, box.top + margin, box.top + box.height - margin),
    };
    return { ...place, angle };
  }

  /** Move to show the whole box; zoom out only if needed, to `least` at most. */
  showBox(left: number, top: number, right: number, bottom: number, least = this.minScale): void {
    const box = this.#freeArea;
    if (!box.width) return;
    const wanted = Math.min(this.scale, box.width / (right - left), box.height / (bottom - top));
    this.isGliding = true;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const scale = Math.min(this.scale, clamp(wanted, least, this.maxScale));
    // Keeps the centre of the box in place.
    this.x += x * (this.scale - scale);
    this.y += y * (this.scale - scale);
    this.scale = scale;
    this.reveal(left, top, right, bottom);
  }

  /**
   * Show this box as large as possible between two scales; `restoreView` undoes it unless the user moved the map. If the box
   * is too large, its part around a point is shown.
   */
  zoomTo(x: number, y: number, { left, top, right, bottom }: Box, least: number, largest: number): void {
    const box = this.#freeArea;
    if (!box.width) return;
    this.#savedView ??= { x: this.x, y: this.y, scale: this.scale };
    this.isGliding = true;
    this.scale = clamp(Math.min(box.width / (right - left), box.height / (bottom - top)), least, largest);
    const middle = (at: number, from: number, to: number, half: number) => (from + half < to - half ? clamp(at, from + half, to - half) : (from + to) / 2);
    this.x = box.left + box.width / 2 - middle(x, left, right, box.width / 2 / this.scale) * this.scale;
    this.y = box.top + box.height / 2 - middle(y, top, bottom, box.height / 2 / this.scale) * this.scale;
  }

  restoreView(): void {
    if (!this.#savedView) return;
    this.isGliding = true;
    Object.assign(this, this.#savedView);
    this.#savedView = null;
  }

  /** The user moves the map: follow without animation. */
  #startUserMove(): void {
    this.isGliding = false;
    this.isMoving = true;
    this.isUserView = true;
    this.#savedView = null;
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => (this.isMoving = false), 200);
  }

  zoom(factor: number, at?: { x: number; y: number }): void {
    const box = this.#node?.getBoundingClientRect();
    if (!box) return;
    this.isUserView = true;
    const point = at ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const scale = clamp(this.scale * factor, this.minScale, this.maxScale);
    const ratio = scale / this.scale;
    this.x = point.x - box.left - (point.x - box.left - this.x) * ratio;
    this.y = point.y - box.top - (point.y - box.top - this.y) * ratio;
    this.scale = scale;
  }

  /** Map point at a client position. */
  toMap(clientX: number, clientY: number): { x: number; y: number } {
    const box = this.#node?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: (clientX - box.left - this.x) / this.scale, y: (clientY - box.top - this.y) / this.scale };
  }

  /** Svelte action for the viewport element. `wheel` may consume wheel events. */
  attach = (node: HTMLElement, wheel?: (event: WheelEvent) => boolean) => {
    this.#node = node;
    this.measure();
    const watch = new ResizeObserver(this.measure);
    watch.observe(node);
    let taken = wheel;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      if (taken?.(event)) return;
      this.#startUserMove();
      this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), { x: event.clientX, y: event.clientY });
    };
    node.addEventListener("wheel", turn, { passive: false });
    node.addEventListener("pointerdown", this.#down);
    node.addEventListener("pointermove", this.#move);
    for (const name of ["pointerup", "pointercancel"] as const) node.addEventListener(name, this.#up);
    return {
      update: (next: typeof wheel) => {
        taken = next;
      },
      destroy: () => {
        node.removeEventListener("wheel", turn);
        clearTimeout(this.#restTimer);
        watch.disconnect();
        this.#node = null;
      },
    };
  };

  #down = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button > 1) return;
    if (this.#pointers.size === 0) this.wasDragged = false;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  #move = (event: PointerEvent) => {
    const last = this.#pointers.get(event.pointerId);
    if (!last) return;
    const [first, second] = [...this.#pointers.values()];
    const dx = event.clientX - last.x;
    const dy = event.clientY - last.y;
    if (!this.wasDragged && this.#pointers.size === 1 && Math.hypot(dx, dy) < 5) return;
    if (!this.wasDragged) {
      this.wasDragged = true;
      for (const id of this.#pointers.keys()) this.#node?.setPointerCapture(id);
    }
    this.#startUserMove();
    if (first && second) {
      const other = last === first ? second : first;
      const before = Math.hypot(last.x - other.x, last.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (before > 0) this.zoom(after / before, { x: (event.clientX + other.x) / 2, y: (event.clientY + other.y) / 2 });
      this.x += dx / 2;
      this.y += dy / 2;
    } else {
      this.x += dx;
      this.y += dy;
    }
    last.x = event.clientX;
    last.y = event.clientY;
  };

  #up = (event: PointerEvent) => {
    this.#pointers.delete(event.pointerId);
  };
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
