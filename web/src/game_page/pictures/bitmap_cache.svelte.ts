/**
 * Drawings painted once, as bitmaps. A drawing of hundreds of strokes is drawn anew by the browser whenever anything over it
 * or beside it changes; a bitmap is only copied. Until one is painted, its drawing is shown itself.
 */
import { SvelteMap } from "svelte/reactivity";

/** In how many points across they are painted. What is shown larger than the largest is drawn: few of it are in sight then. */
const WIDTHS = [256, 512];
/** So many are shown together: each by itself would have everything beside it painted anew. */
const TOGETHER = 40;

/** For each width, the bitmaps by the address of their drawing. */
const painted = WIDTHS.map(() => new SvelteMap<string, string>());
/** For each width, what has been asked for: nothing is painted twice. */
const asked = WIDTHS.map(() => new Set<string>());
const waiting: { drawing: string; size: number }[] = [];
let isAtWork = false;

/** Which of the widths a drawing needs that is shown so many points across; -1: it is too large for all of them. */
export const sizeFor = (points: number): number => WIDTHS.findIndex((width) => points <= width);

/** What to show of a drawing: its bitmap of that size, else one of another, else the drawing. */
export function pictureOf(drawing: string, size: number): string {
  if (size < 0) return drawing;
  return painted[size]!.get(drawing) ?? painted.map((some) => some.get(drawing)).find(Boolean) ?? drawing;
}

/** Have these painted when there is nothing else to do. */
export function paint(drawings: string[], size: number): void {
  const known = asked[size];
  if (!known) return;
  for (const drawing of drawings) {
    if (known.has(drawing)) continue;
    known.add(drawing);
    waiting.push({ drawing, size });
  }
  if (!isAtWork) void work();
}

async function work(): Promise<void> {
  isAtWork = true;
  while (waiting.length) {
    const done: [size: number, drawing: string, bitmap: string][] = [];
    for (let next = waiting.shift(); next; next = done.length < TOGETHER ? waiting.shift() : undefined) {
      await idle();
      const bitmap = await bitmapOf(next.drawing, WIDTHS[next.size]!);
      if (bitmap) done.push([next.size, next.drawing, bitmap]);
    }
    for (const [size, drawing, bitmap] of done) painted[size]!.set(drawing, bitmap);
  }
  isAtWork = false;
}

/** The address of a bitmap; empty where none can be made, and then the drawing stays. */
async function bitmapOf(drawing: string, width: number): Promise<string> {
  try {
    const image = new Image();
    image.src = drawing;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = width;
    canvas.getContext("2d")!.drawImage(image, 0, 0, width, width);
    // Of this quality nothing is lost. A browser that cannot write it writes PNG.
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 1));
    return blob ? URL.createObjectURL(blob) : "";
  } catch {
    return "";
  }
}

/** Not every browser says when it has nothing to do. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => (typeof requestIdleCallback === "function" ? requestIdleCallback(resolve, { timeout: 200 }) : setTimeout(resolve)));
