/** Animations of elements that fly across the page. Decorative: nothing waits for them. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { animationMs } from "./animation_duration.ts";

/** Fly a copy of an element to another one; with `note`, fly this text instead. */
export function flyTo(from: Element | null, to: Element | null, milliseconds = 520, note = ""): void {
  const time = animationMs(milliseconds);
  if (!from || !to || !time) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (!start.width || !end.width) return;
  if (note) return flyNote(note, start, end, time);
  const copy = from.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("id");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
  });
  document.body.append(copy);
  const dx = end.left + end.width / 2 - start.left - start.width / 2;
  const dy = end.top + end.height / 2 - start.top - start.height / 2;
  const moves = copy.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.35)`, opacity: 0.25 },
    ],
    { duration: time, easing: "cubic-bezier(0.3, 0, 0.3, 1)" },
  );
  const gone = () => copy.remove();
  moves.onfinish = gone;
  moves.oncancel = gone;
}

/** Fly a text that stays readable. */
function flyNote(text: string, start: DOMRect, end: DOMRect, time: number): void {
  const note = document.createElement("span");
  note.className = "flight";
  note.setAttribute("aria-hidden", "true");
  note.textContent = text;
  const middle = ({ left, top, width, height }: DOMRect) => `translate(calc(${left + width / 2}px - 50%), calc(${top + height / 2}px - 50%))`;
  document.body.append(note);
  const moves = note.animate([{ transform: middle(start) }, { transform: middle(start), offset: 0.15 }, { transform: middle(end), offset: 0.8 }, { transform: middle(end) }], {
    duration: time,
    easing: "cubic-bezier(0.3, 0, 0.3, 1)",
  });
  const gone = () => note.remove();
  moves.onfinish = gone;
  moves.oncancel = gone;
}

/** Transition: the element flies in from another one. */
export function flyIn(node: Element, { from, milliseconds = 420 }: { from: () => Element | null; milliseconds?: number }): TransitionConfig {
  const start = from()?.getBoundingClientRect();
  const end = node.getBoundingClientRect();
  const dx = start?.width ? start.left + start.width / 2 - end.left - end.width / 2 : 0;
  const dy = start?.width ? start.top + start.height / 2 - end.top - end.height / 2 : 30;
  return {
    duration: animationMs(milliseconds),
    easing: cubicOut,
    // Above the table while it flies: larger and with a shadow, so that it lands with weight.
    css: (t, u) => {
      const height = Math.sin(Math.PI * t);
      return `transform: translate(${dx * u}px, ${dy * u}px) scale(${0.35 + 0.65 * t + 0.14 * height}); opacity: ${0.3 + 0.7 * t}; filter: drop-shadow(0 ${12 * height}px ${9 * height}px rgb(0 0 0 / 0.35)); z-index: 3`;
    },
  };
}

/** Part of the time in which a piece falls; then it gives way a little, and rests. */
const FALL = 0.7;
/** Transition: the element falls onto the table, from `rise` pixels above or from near the viewer, and lands with weight. */
export function land(_node: Element, { milliseconds = 320, rise = 0 }: { milliseconds?: number; rise?: number } = {}): TransitionConfig {
  return {
    duration: animationMs(milliseconds),
    css: (t) => {
      const height = 1 - Math.min(1, t / FALL) ** 2;
      const give = t > FALL ? Math.sin((Math.PI * (t - FALL)) / (1 - FALL)) * 0.05 : 0;
      const shape = rise ? `transform: translateY(${-height * rise}px) scale(${1 + give}, ${1 - 2 * give})` : `transform: scale(${1 + 0.3 * height - give})`;
      return `${shape}; opacity: ${Math.min(1, t * 4)}; filter: drop-shadow(0 ${16 * height}px ${8 * height}px rgb(0 0 0 / 0.4))`;
    },
  };
}

/** Transition: the element flips over. */
export function flipOver(_node: Element, { milliseconds = 520 }: { milliseconds?: number } = {}): TransitionConfig {
  return { duration: animationMs(milliseconds), easing: cubicOut, css: (_, u) => `transform: perspective(40rem) rotateY(${95 * u}deg)` };
}
