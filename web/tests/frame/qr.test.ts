import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { correction, dataOf, formatBits, pathOf, qr, versionBits, versionFor } from "../../src/pages/table/qr.ts";

const drawn = (cells: boolean[][]) => cells.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

describe("the parts, as the standard and its commentaries write them down", () => {
  it("corrects", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it("says which mask and which version it is", () => {
    const masks = ["101010000010010", "101000100100101", "101111001111100", "101101101001011"];
    const more = ["100010111111001", "100000011001110", "100111110010111", "100101010100000"];
    expect([...masks, ...more].map((bits) => parseInt(bits, 2))).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(formatBits));
    expect(versionBits(7)).toBe(0b000111110010010100);
    expect(versionBits(10)).toBe(0b001010010011010011);
  });

  it("pads what is short, and leaves out what there is no room for", () => {
    const bytes = (text: string) => dataOf(new TextEncoder().encode(text), 1);
    expect(bytes("a")).toEqual([0x40, 0x16, 0x10, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec]);
    expect(bytes("abcdefghijklmn")).toHaveLength(16);
    expect(bytes("abcdefghijklmn").at(-1)).toBe(0xe0);
  });

  it("takes the smallest version there is room in", () => {
    const most = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];
    expect(most.map(versionFor)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(most.map((length) => versionFor(length + 1))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 0]);
    expect(qr("x".repeat(214))).toBeNull();
  });
});

describe("the whole, as another encoder draws it, too", () => {
  it("draws a word", () => {
    expect(drawn(qr("Bastide")!)).toEqual([
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
  ])("draws every version: %i bytes", (length, hash) => {
    const picture = drawn(qr("x".repeat(length))!).join("\n");
    expect(createHash("sha256").update(picture).digest("hex").slice(0, 16)).toBe(hash);
  });

  it("draws letters of every script", () => {
    expect(qr("שלום")!.length).toBe(21);
  });

  it("is a path", () => {
    expect(pathOf([[true, false], [false, true]])).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
  });
});
