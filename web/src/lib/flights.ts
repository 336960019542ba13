/** A thing flies from one place of the page to another, to show where it went. It is a picture only; nothing waits for it. */
import { calm } from "./motion.ts";

export function flight(from: Element | null, to: Element | null, milliseconds = 520): void {
  const time = calm(milliseconds);
  if (!from || !to || !time) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (!start.width || !end.width) return;
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
