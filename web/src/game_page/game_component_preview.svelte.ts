/**
 * Preview of a card or tile: on hover and focus, or as a sheet with its actions on touch screens. A long press only shows it.
 */
import { untrack } from "svelte";
import type { PreviewTarget } from "./page_api.ts";

export type Previewed = { kind: string; id: string; box: DOMRect };

const LONG_PRESS_MS = 450;

class Preview {
  shown = $state.raw<Previewed | null>(null);
  /** Component of the open sheet. */
  sheet = $state.raw<PreviewTarget | null>(null);
  reason = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sheetElement: Element | null = null;
  /** Element hovered last. */
  #hoveredElement: Element | null = null;

  show(target: PreviewTarget, element: Element, wait = 250): void {
    clearTimeout(this.#timer);
    this.#hoveredElement = element;
    this.#timer = setTimeout(() => {
      const shown = { kind: target.kind, id: target.id, box: element.getBoundingClientRect() };
      this.shown = shown;
      this.#loadReason(target, () => this.shown === shown);
    }, wait);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  /** Hide the preview, unless another element is hovered now. */
  hideFor(element: Element): void {
    if (this.#hoveredElement === element) this.hide();
  }

  open(target: PreviewTarget, element: Element): void {
    this.hide();
    this.#sheetElement = element;
    this.sheet = target;
    this.#loadReason(target, () => this.sheet === target);
  }

  /** Update the open sheet when the actions of its component change. */
  refreshSheet(target: PreviewTarget, element: Element): void {
    // Called from effects, which must not depend on what they change.
    if (this.#sheetElement === element && untrack(() => this.sheet)) this.sheet = target;
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

/** Ignore the click that follows the current press: it would hit the opened sheet's backdrop and close it. */
function ignoreClickOfPress(): void {
  const off = new AbortController();
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    off.abort();
  };
  addEventListener("click", ignore, { capture: true, signal: off.signal });
  addEventListener("pointerdown", () => off.abort(), { capture: true, signal: off.signal });
}

/** Svelte action: preview a component on hover, focus, tap or long press. */
export function previewable(node: HTMLElement, target: PreviewTarget) {
  let now = target;
  /** Whether the last pointer was touch. */
  let isTouch = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enter = (event: PointerEvent) => event.pointerType === "mouse" && preview.show(now, node);
  const press = (event: PointerEvent) => {
    isTouch = event.pointerType !== "mouse";
    clearTimeout(timer);
    if (!isTouch) return;
    timer = setTimeout(() => {
      preview.open(now, node);
      ignoreClickOfPress();
    }, LONG_PRESS_MS);
  };
  const release = () => {
    clearTimeout(timer);
    preview.hide();
  };
  // A focused element that is removed blurs in the middle of an update; wait for its end.
  const blur = () => {
    clearTimeout(timer);
    queueMicrotask(() => preview.hideFor(node));
  };
  // A closed sheet returns the focus to its component, which needs no preview after a touch.
  const focus = () => !isTouch && node.matches(":focus-visible") && preview.show(now, node, 500);
  const click = (event: MouseEvent) => {
    // A click without pointer comes from the keyboard.
    if (!isTouch || event.detail === 0 || now.actsOnTap) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    preview.open(now, node);
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
