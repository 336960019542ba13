/** Animations of elements that fly across the page. Decorative: nothing waits for them. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { animationMs } from "./animation_duration.ts";

/** Fly a copy of an element to another one, after a delay; with `note`, fly this text instead. */
export function flyTo(from: Element | null, to: Element | null, milliseconds = 520, { note = "", delay = 0 } = {}): void {
  const time = animationMs(milliseconds);
  if (!from || !to || !time) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (!start.width || !end.width) return;
  if (note) return flyNote(note, start, end, time);
  const copy = from.cloneNode(true) as HTMLElement;
  copy.removeAttribute("id");
  addAbove(copy, start);
  const { dx, dy } = distance(start, end);
  const moves = copy.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.35)`, opacity: 0.8 },
    ],
    { duration: time, delay: animationMs(delay), fill: "backwards", easing: "cubic-bezier(0.3, 0, 0.3, 1)" },
  );
  removeAfter(moves, () => copy.remove());
}

/** Size of a piece that flies, in pixels. */
type Size = { width: number; height: number };

/**
 * Throw a new piece, which `draw` draws into an element, from one element to another: it rises towards the viewer and lands
 * there, shrunk to fit. `draw` returns a function that removes the drawing.
 */
export function throwPiece(from: Element | null, to: Element | null, { width, height }: Size, draw: (place: HTMLElement) => () => void, milliseconds = 700): void {
  const time = animationMs(milliseconds);
  if (!from || !to || !time) return;
  const source = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (!source.width || !end.width) return;
  const start = new DOMRect(source.left + (source.width - width) / 2, source.top + (source.height - height) / 2, width, height);
  const piece = document.createElement("div");
  addAbove(piece, start);
  const clear = draw(piece);
  const { dx, dy } = distance(start, end);
  const small = Math.min(1, Math.max(0.3, end.height / height));
  const shadow = (size: number) => `drop-shadow(0 ${size}px ${size * 0.7}px rgb(0 0 0 / 0.35))`;
  const moves = piece.animate(
    [
      { transform: "scale(0.6)", opacity: 0, filter: shadow(2) },
      { transform: `translate(${dx * 0.08}px, ${dy * 0.08 - 18}px) scale(1.12) rotate(-3deg)`, opacity: 1, filter: shadow(16), offset: 0.3 },
      { transform: `translate(${dx}px, ${dy}px) scale(${small * 1.04}) rotate(2deg)`, opacity: 1, filter: shadow(5), offset: 0.9 },
      { transform: `translate(${dx}px, ${dy}px) scale(${small})`, opacity: 0.6, filter: shadow(1) },
    ],
    { duration: time, easing: "ease-in-out" },
  );
  removeAfter(moves, () => {
    clear();
    piece.remove();
  });
}

/** Add an element above the page, without a part in it. */
function addAbove(element: HTMLElement, { left, top, width, height }: DOMRect): void {
  element.setAttribute("aria-hidden", "true");
  Object.assign(element.style, { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: "0", zIndex: "60", pointerEvents: "none" });
  document.body.append(element);
}

const distance = (start: DOMRect, end: DOMRect) => ({ dx: end.left + end.width / 2 - start.left - start.width / 2, dy: end.top + end.height / 2 - start.top - start.height / 2 });

function removeAfter(moves: Animation, remove: () => void): void {
  moves.onfinish = remove;
  moves.oncancel = remove;
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
  removeAfter(moves, () => note.remove());
}

/** Transition: the element flies in from another one. */
export function flyIn(node: Element, { from, milliseconds = 420, delay = 0 }: { from: () => Element | null; milliseconds?: number; delay?: number }): TransitionConfig {
  const start = from()?.getBoundingClientRect();
  const end = node.getBoundingClientRect();
  const dx = start?.width ? start.left + start.width / 2 - end.left - end.width / 2 : 0;
  const dy = start?.width ? start.top + start.height / 2 - end.top - end.height / 2 : 30;
  return {
    delay: animationMs(delay),
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
export function flipOver(_node: Element, { milliseconds = 520, delay = 0 }: { milliseconds?: number; delay?: number } = {}): TransitionConfig {
  return { delay: animationMs(delay), duration: animationMs(milliseconds), easing: cubicOut, css: (_, u) => `transform: perspective(40rem) rotateY(${95 * u}deg)` };
}
