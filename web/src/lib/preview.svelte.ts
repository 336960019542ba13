/** The card or tile that is shown large for a moment: on hover, on focus, or on a long press. */
import type { Thing } from "./door.ts";

export type Previewed = { kind: string; id: string; x: number; y: number };

class Preview {
  shown = $state.raw<Previewed | null>(null);
  reason = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  show({ kind, id, why }: Thing, element: Element, wait = 250): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const box = element.getBoundingClientRect();
      const shown = { kind, id, x: box.left + box.width / 2, y: box.top + box.height / 2 };
      this.shown = shown;
      this.reason = "";
      void why?.().then((reason) => {
        if (this.shown === shown) this.reason = reason;
      });
    }, wait);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}

export const preview = new Preview();

/** Makes an element show a thing large: pointing at it, tabbing to it, or pressing it long. */
export function previews(node: HTMLElement, thing: Thing) {
  let now = thing;
  const enter = (event: PointerEvent) => event.pointerType === "mouse" && preview.show(now, node);
  const press = (event: PointerEvent) => event.pointerType !== "mouse" && preview.show(now, node, 450);
  const focus = () => node.matches(":focus-visible") && preview.show(now, node, 500);
  const hide = () => preview.hide();
  const menu = (event: Event) => preview.shown && event.preventDefault();
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerdown", press);
  node.addEventListener("focus", focus);
  node.addEventListener("contextmenu", menu);
  for (const name of ["pointerleave", "pointerup", "pointercancel", "blur"]) node.addEventListener(name, hide);
  return {
    update: (next: Thing) => {
      now = next;
    },
    destroy: () => {
      hide();
    },
  };
}
