/**
 * The card or tile that is looked at: large for a moment when it is pointed at or has the focus; on a touch screen as a
 * sheet that stays, with what can be done with it. A long press reads, and never does anything.
 */
import { untrack } from "svelte";
import type { PreviewTarget } from "./page_api.ts";

export type Previewed = { kind: string; id: string; box: DOMRect };

/** So long a finger rests on a thing to read it. */
const LONG_PRESS_MS = 450;

class Preview {
  shown = $state.raw<Previewed | null>(null);
  /** The thing whose sheet is open. */
  sheet = $state.raw<PreviewTarget | null>(null);
  reason = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sheetElement: Element | null = null;
  /** What was pointed at last. */
  #hoveredElement: Element | null = null;

  show(thing: PreviewTarget, element: Element, wait = 250): void {
    clearTimeout(this.#timer);
    this.#hoveredElement = element;
    this.#timer = setTimeout(() => {
      const shown = { kind: thing.kind, id: thing.id, box: element.getBoundingClientRect() };
      this.shown = shown;
      this.#loadReason(thing, () => this.shown === shown);
    }, wait);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  /** The same, unless something else is pointed at by now. */
  hideFor(element: Element): void {
    if (this.#hoveredElement === element) this.hide();
  }

  open(thing: PreviewTarget, element: Element): void {
    this.hide();
    this.#sheetElement = element;
    this.sheet = thing;
    this.#loadReason(thing, () => this.sheet === thing);
  }

  /** What can be done with a thing has changed, perhaps while its sheet is open: nothing is offered there that is over. */
  refreshSheet(thing: PreviewTarget, element: Element): void {
    // Called from effects, which are not to run again because of what they change.
    if (this.#sheetElement === element && untrack(() => this.sheet)) this.sheet = thing;
  }

  close(): void {
    this.sheet = null;
  }

  #loadReason({ whyNot }: PreviewTarget, isStill: () => boolean): void {
    this.reason = "";
    void whyNot?.().then((reason) => {
      if (isStill()) this.reason = reason;
    });
  }
}

export const preview = new Preview();

/** Makes an element show a thing large: pointing at it, tabbing to it, tapping it or pressing it long. */
export function previewable(node: HTMLElement, thing: PreviewTarget) {
  let now = thing;
  /** Whether a finger, not a mouse, came down last; and whether it has rested so long that its click is none. */
  let isTouch = false;
  let isLongPress = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enter = (event: PointerEvent) => event.pointerType === "mouse" && preview.show(now, node);
  const press = (event: PointerEvent) => {
    isTouch = event.pointerType !== "mouse";
    isLongPress = false;
    clearTimeout(timer);
    if (!isTouch) return;
    timer = setTimeout(() => {
      isLongPress = true;
      preview.open(now, node);
    }, LONG_PRESS_MS);
  };
  const release = () => {
    clearTimeout(timer);
    preview.hide();
  };
  // What is taken away while it has the focus loses it in the middle of a change of the page: that must be over first.
  const blur = () => {
    clearTimeout(timer);
    queueMicrotask(() => preview.hideFor(node));
  };
  const focus = () => node.matches(":focus-visible") && preview.show(now, node, 500);
  const click = (event: MouseEvent) => {
    // A click without a pointer is the keyboard's.
    if (!isTouch || event.detail === 0 || (now.actsOnTap && !isLongPress)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isLongPress) preview.open(now, node);
    isLongPress = false;
  };
  const menu = (event: Event) => isTouch && event.preventDefault();
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerdown", press);
  node.addEventListener("focus", focus);
  node.addEventListener("blur", blur);
  node.addEventListener("contextmenu", menu);
  node.addEventListener("click", click, { capture: true });
  for (const name of ["pointerleave", "pointerup", "pointercancel"]) node.addEventListener(name, release);
  return {
    update: (next: PreviewTarget) => {
      now = next;
      preview.refreshSheet(now, node);
    },
    destroy: () => {
      release();
      preview.refreshSheet({ kind: now.kind, id: now.id }, node);
    },
  };
}
