/** Tests of the bitmap cache: rendering once, in batches, with the SVG as fallback. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestBitmaps, bitmapOrSvg, bitmapSizeIndex } from "../../src/game_page/pictures/bitmap_cache.svelte.ts";

/** Rendered SVGs with their widths. */
let made: string[] = [];

class Picture {
  src = "";
  decode = () => (this.src === "torn" ? Promise.reject(new Error("not a picture")) : Promise.resolve());
}

beforeEach(() => {
  made = [];
  vi.stubGlobal("Image", Picture);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(
    () => ({ drawImage: ({ src }: Picture, _x: number, _y: number, width: number) => made.push(`${src} ${width}`) }) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob([made.at(-1)!])));
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => `blob:${made.at(-1)}`);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the SVG is shown until its bitmap is ready, which is rendered once", async () => {
  expect(bitmapOrSvg("a", 0)).toBe("a");
  requestBitmaps(["a", "b"], 0);
  requestBitmaps(["a", "b", "a"], 0);
  await vi.waitFor(() => expect(bitmapOrSvg("b", 0)).toBe("blob:b 256"));
  expect(bitmapOrSvg("a", 0)).toBe("blob:a 256");
  expect(made).toEqual(["a 256", "b 256"]);
  requestBitmaps(["a"], 0);
  requestBitmaps(["c"], 0);
  await vi.waitFor(() => expect(bitmapOrSvg("c", 0)).toBe("blob:c 256"));
  expect(made).toEqual(["a 256", "b 256", "c 256"]);
});

test("the small bitmap is shown until the large one is ready; beyond that, the SVG", async () => {
  expect([1, 256, 257, 512, 513].map(bitmapSizeIndex)).toEqual([0, 0, 1, 1, -1]);
  requestBitmaps(["near"], 0);
  await vi.waitFor(() => expect(bitmapOrSvg("near", 1)).toBe("blob:near 256"));
  requestBitmaps(["near"], 1);
  await vi.waitFor(() => expect(bitmapOrSvg("near", 1)).toBe("blob:near 512"));
  expect(bitmapOrSvg("near", 0)).toBe("blob:near 256");
  requestBitmaps(["near"], -1);
  expect(bitmapOrSvg("near", -1)).toBe("near");
});

test("bitmaps are published in batches", async () => {
  const drawings = Array.from({ length: 100 }, (_, i) => `tile ${i}`);
  const shown = new Set<number>();
  const end = $effect.root(() => {
    $effect(() => void shown.add(drawings.filter((drawing) => bitmapOrSvg(drawing, 0) !== drawing).length));
  });
  flushSync();
  requestBitmaps(drawings, 0);
  await vi.waitFor(() => expect([...shown].at(-1)).toBe(100), 30_000);
  expect([...shown]).toEqual([0, 40, 80, 100]);
  end();
});

test("pictures that cannot be rendered stay SVGs", async () => {
  requestBitmaps(["torn", "whole"], 0);
  await vi.waitFor(() => expect(bitmapOrSvg("whole", 0)).toBe("blob:whole 256"));
  expect(bitmapOrSvg("torn", 0)).toBe("torn");
  vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((done) => done(null));
  requestBitmaps(["empty", "other"], 0);
  await vi.waitFor(() => expect(made.at(-1)).toBe("other 256"));
  expect([bitmapOrSvg("empty", 0), bitmapOrSvg("other", 0)]).toEqual(["empty", "other"]);
});
