/**
 * Drawings painted once, as bitmaps. A drawing of hundreds of strokes is drawn anew by the browser whenever anything over it
 * or beside it changes; a bitmap is only copied. Until one is painted, its drawing is shown itself.
 */
import { SvelteMap } from "svelte/reactivity";

/** In how many points across they are painted. What is shown larger than the largest is drawn: few of it are in sight then. */
const BITMAP_WIDTHS_PX = [256, 512];
/** So many are shown together: each by itself would have everything beside it painted anew. */
const BATCH_SIZE = 40;

/** For each width, the bitmaps by the address of their drawing. */
const bitmaps = BITMAP_WIDTHS_PX.map(() => new SvelteMap<string, string>());
/** For each width, what has been asked for: nothing is painted twice. */
const requested = BITMAP_WIDTHS_PX.map(() => new Set<string>());
const queue: { drawing: string; size: number }[] = [];
let isRendering = false;

/** Which of the widths a drawing needs that is shown so many points across; -1: it is too large for all of them. */
export const bitmapSizeIndex = (points: number): number => BITMAP_WIDTHS_PX.findIndex((width) => points <= width);

/** What to show of a drawing: its bitmap of that size, else one of another, else the drawing. */
export function bitmapOrSvg(drawing: string, size: number): string {
  if (size < 0) return drawing;
  return bitmaps[size]!.get(drawing) ?? bitmaps.map((some) => some.get(drawing)).find(Boolean) ?? drawing;
}

/** Have these painted when there is nothing else to do. */
export function requestBitmaps(drawings: string[], size: number): void {
  const known = requested[size];
  if (!known) return;
  for (const drawing of drawings) {
    if (known.has(drawing)) continue;
    known.add(drawing);
    queue.push({ drawing, size });
  }
  if (!isRendering) void renderQueue();
}

async function renderQueue(): Promise<void> {
  isRendering = true;
  while (queue.length) {
    const done: [size: number, drawing: string, bitmap: string][] = [];
    for (let next = queue.shift(); next; next = done.length < BATCH_SIZE ? queue.shift() : undefined) {
      await whenIdle();
      const bitmap = await renderBitmap(next.drawing, BITMAP_WIDTHS_PX[next.size]!);
      if (bitmap) done.push([next.size, next.drawing, bitmap]);
    }
    for (const [size, drawing, bitmap] of done) bitmaps[size]!.set(drawing, bitmap);
  }
  isRendering = false;
}

/** The address of a bitmap; empty where none can be made, and then the drawing stays. */
async function renderBitmap(drawing: string, width: number): Promise<string> {
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
const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => (typeof requestIdleCallback === "function" ? requestIdleCallback(resolve, { timeout: 200 }) : setTimeout(resolve)));
