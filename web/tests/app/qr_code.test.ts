/** Tests of QR codes against another encoder. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { qrCode } from "../../src/ui/qr_code.ts";

function drawn(text: string): string[] {
  const code = qrCode(text);
  const numbers = Array.from({ length: code.size }, (_, i) => i);
  return numbers.map((y) => numbers.map((x) => (code.get(x, y) ? "#" : ".")).join(""));
}

describe("a QR code", () => {
  it("encodes a word", () => {
    expect(drawn("Bastide")).toEqual([
      "#######..##.#.#######",
      "#.....#....##.#.....#",
      "#.###.#.#####.#.###.#",
      "#.###.#.#.##..#.###.#",
      "#.###.#.#.#.#.#.###.#",
      "#.....#.####..#.....#",
      "#######.#.#.#.#######",
      "........##...........",
      "#.#####..#.#..#####..",
      "####.#.#..######..#.#",
      "##.##.#.##..#.##.###.",
      ".#..#..#..#####..##.#",
      ".#....##....#....#...",
      "........#...#..##.#..",
      "#######..#.#.#...#.#.",
      "#.....#.###....#.####",
      "#.###.#.##.#.#...#.#.",
      "#.###.#.##.########..",
      "#.###.#.##..#.#...#..",
      "#.....#...#####..##..",
      "#######.##..#..##..#.",
    ]);
  });

  it.each([
    [1, "7a0655e659c924cf"],
    [20, "2d76870525e203e3"],
    [30, "865f716f32aa0a0f"],
    [50, "75768460b6949647"],
    [76, "c01d79fa1b062de2"],
    [100, "79076e2d3a0990ae"],
    [120, "9d284324e97f5964"],
    [150, "bbe6b068fd583d23"],
    [180, "da2d371b971d44d3"],
    [213, "5b61c982b56d2523"],
  ])("encodes every version: %i bytes", (length, hash) => {
    const picture = drawn("x".repeat(length)).join("\n");
    expect(createHash("sha256").update(picture).digest("hex").slice(0, 16)).toBe(hash);
  });

  it("uses the smallest version that fits", () => {
    const most = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];
    const sizes = [21, 25, 29, 33, 37, 41, 45, 49, 53, 57];
    expect(most.map((length) => qrCode("x".repeat(length)).size)).toEqual(sizes);
    expect(most.map((length) => qrCode("x".repeat(length + 1)).size)).toEqual(sizes.map((size) => size + 4));
  });

  it("encodes any script", () => {
    expect(qrCode("שלום").size).toBe(21);
  });
});
