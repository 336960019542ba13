/**
 * Renders SVG pictures once as bitmaps. Browsers repaint complex SVGs whenever something near them changes; bitmaps are only
 * copied. The SVG is shown until its bitmap is ready.
 */
import { SvelteMap } from "svelte/reactivity";

/** Larger pictures stay SVGs; only a few of them are visible at once. */
const BITMAP_WIDTHS_PX = [256, 512];
/** Bitmaps that are published together; each update repaints their surroundings. */
const BATCH_SIZE = 40;

/** For each width, bitmap URLs by SVG URL. */
const bitmaps = BITMAP_WIDTHS_PX.map(() => new SvelteMap<string, string>());
/** For each width, SVG URLs that were requested. */
const requested = BITMAP_WIDTHS_PX.map(() => new Set<string>());
const queue: { drawing: string; size: number }[] = [];
let isRendering = false;

/** Index of the bitmap width for this size in device pixels; -1 if it is too large. */
export const bitmapSizeIndex = (points: number): number => BITMAP_WIDTHS_PX.findIndex((width) => points <= width);

/** Bitmap URL in this size or another one, else the SVG URL. */
export function bitmapOrSvg(drawing: string, size: number): string {
  if (size < 0) return drawing;
  return bitmaps[size]!.get(drawing) ?? bitmaps.map((some) => some.get(drawing)).find(Boolean) ?? drawing;
}

/** Render these pictures when the browser is idle. */
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

/** URL of a bitmap; empty if it cannot be rendered. */
async function renderBitmap(drawing: string, width: number): Promise<string> {
  try {
    const image = new Image();
    image.src = drawing;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = width;
    canvas.getContext("2d")!.drawImage(image, 0, 0, width, width);
    // Lossless. Browsers without WebP encoding write PNG.
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 1));
    return blob ? URL.createObjectURL(blob) : "";
  } catch {
    return "";
  }
}

/** Not every browser has `requestIdleCallback`. */
const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => (typeof requestIdleCallback === "function" ? requestIdleCallback(resolve, { timeout: 200 }) : setTimeout(resolve)));
