import { describe, expect, test } from "vitest";
import { GRID } from "$games/carcassonne/page/grid.ts";
import { shapesOf } from "$games/carcassonne/page/shapes.ts";
import type { Half, TileFacts } from "$games/carcassonne/page/types.ts";
import tiles from "./fixtures/carcassonne-tiles.json";

const HALF_CELLS: Record<Half, [number, number]> = {
  nl: [0, 11], nr: [0, 39], el: [11, 49], er: [39, 49], sl: [49, 39], sr: [49, 11], wl: [39, 0], wr: [11, 0],
};

/** The pieces that a set of cells falls into. */
function pieces(cells: number[]): number[][] {
  const left = new Set(cells);
  const found: number[][] = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (let i = 0; i < piece.length; i++) {
      const cell = piece[i]!;
      const column = cell % GRID;
      for (const next of [cell - GRID, cell + GRID, column ? cell - 1 : -1, column < GRID - 1 ? cell + 1 : -1]) {
        if (left.delete(next)) piece.push(next);
      }
    }
    found.push(piece);
  }
  return found;
}

describe.each((tiles as unknown as TileFacts[]).map((tile) => [tile.id, tile] as const))("%s", (_, tile) => {
  const shapes = shapesOf(tile);
  const owner = new Int8Array(GRID * GRID).fill(-1);
  shapes.cells.forEach((cells, feature) => cells.forEach((cell) => (owner[cell] = feature)));

  test("every field is drawn where the catalogue has it, and no two run together", () => {
    tile.features.forEach((feature, index) => {
      if (feature.kind !== "field") return;
      expect(shapes.cells[index]!.length, `field ${index} has room`).toBeGreaterThan(12);
      for (const half of feature.halves ?? []) {
        const [row, column] = HALF_CELLS[half];
        expect(owner[row * GRID + column], `half ${half}`).toBe(index);
      }
    });
  });

  test("a field is in one piece, unless it runs on under a bridge or a tunnel", () => {
    const bridged = tile.features.some((f) => f.over?.length || f.marks?.includes("tunnel"));
    tile.features.forEach((feature, index) => {
      if (feature.kind !== "field" || bridged) return;
      const large = pieces(shapes.cells[index]!).filter((piece) => piece.length > 6);
      expect(large.length, `field ${index}`).toBe(1);
    });
  });

  test("a field lies beside the cities that it adjoins", () => {
    const beside = (a: number, b: number) =>
      shapes.cells[a]!.some((cell) => [1, 2, 3].some((d) => [cell - d, cell + d, cell - d * GRID, cell + d * GRID].some((n) => owner[n] === b)));
    tile.features.forEach((feature, index) => {
      for (const city of feature.cities ?? []) expect(beside(index, city), `field ${index}, city ${city}`).toBe(true);
    });
  });

  test("every figure stands on its own feature", () => {
    shapes.features.forEach((shape, index) => {
      if (!["city", "field"].includes(shape.feature.kind)) return;
      const { x, y } = shape.spot;
      expect(owner[Math.floor(y / 2) * GRID + Math.floor(x / 2)], `feature ${index}`).toBe(index);
    });
  });
});
