/**
 * The card or tile that is looked at: large for a moment when it is pointed at or has the focus; on a touch screen as a
 * sheet that stays, with what can be done with it. A long press reads, and never does anything.
 */
import { untrack } from "svelte";
import type { Thing } from "./page_api.ts";

export type Previewed = { kind: string; id: string; box: DOMRect };

/** So long a finger rests on a thing to read it. */
const LONG = 450;

class Preview {
  shown = $state.raw<Previewed | null>(null);
  /** The thing whose sheet is open. */
  sheet = $state.raw<Thing | null>(null);
  reason = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opened: Element | null = null;
  /** What was pointed at last. */
  #pointed: Element | null = null;

  show(thing: Thing, element: Element, wait = 250): void {
    clearTimeout(this.#timer);
    this.#pointed = element;
    this.#timer = setTimeout(() => {
      const shown = { kind: thing.kind, id: thing.id, box: element.getBoundingClientRect() };
      this.shown = shown;
      this.#ask(thing, () => this.shown === shown);
    }, wait);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  /** The same, unless something else is pointed at by now. */
  leave(element: Element): void {
    if (this.#pointed === element) this.hide();
  }

  open(thing: Thing, element: Element): void {
    this.hide();
    this.#opened = element;
    this.sheet = thing;
    this.#ask(thing, () => this.sheet === thing);
  }

  /** What can be done with a thing has changed, perhaps while its sheet is open: nothing is offered there that is over. */
  renew(thing: Thing, element: Element): void {
    // Called from effects, which are not to run again because of what they change.
    if (this.#opened === element && untrack(() => this.sheet)) this.sheet = thing;
  }

  close(): void {
    this.sheet = null;
  }

  #ask({ why }: Thing, isStill: () => boolean): void {
    this.reason = "";
    void why?.().then((reason) => {
      if (isStill()) this.reason = reason;
    });
  }
}

export const preview = new Preview();

/** Makes an element show a thing large: pointing at it, tabbing to it, tapping it or pressing it long. */
export function previews(node: HTMLElement, thing: Thing) {
  let now = thing;
  /** Whether a finger, not a mouse, came down last; and whether it has rested so long that its click is none. */
  let touched = false;
  let rested = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enter = (event: PointerEvent) => event.pointerType === "mouse" && preview.show(now, node);
  const press = (event: PointerEvent) => {
    touched = event.pointerType !== "mouse";
    rested = false;
    clearTimeout(timer);
    if (!touched) return;
    timer = setTimeout(() => {
      rested = true;
      preview.open(now, node);
    }, LONG);
  };
  const release = () => {
    clearTimeout(timer);
    preview.hide();
  };
  // What is taken away while it has the focus loses it in the middle of a change of the page: that must be over first.
  const blur = () => {
    clearTimeout(timer);
    queueMicrotask(() => preview.leave(node));
  };
  const focus = () => node.matches(":focus-visible") && preview.show(now, node, 500);
  const click = (event: MouseEvent) => {
    // A click without a pointer is the keyboard's.
    if (!touched || event.detail === 0 || (now.quick && !rested)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!rested) preview.open(now, node);
    rested = false;
  };
  const menu = (event: Event) => touched && event.preventDefault();
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerdown", press);
  node.addEventListener("focus", focus);
  node.addEventListener("blur", blur);
  node.addEventListener("contextmenu", menu);
  node.addEventListener("click", click, { capture: true });
  for (const name of ["pointerleave", "pointerup", "pointercancel"]) node.addEventListener(name, release);
  return {
    update: (next: Thing) => {
      now = next;
      preview.renew(now, node);
    },
    destroy: () => {
      release();
      preview.renew({ kind: now.kind, id: now.id }, node);
    },
  };
}
