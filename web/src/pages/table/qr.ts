/**
 * Links as QR codes (ISO/IEC 18004): bytes, with the error correction of level M, in the smallest of the versions 1 to 10
 * that holds them. That is 213 bytes at most: more than any link of ours has.
 */

/** For each version: bytes of error correction in a block, then the blocks as [how many, bytes of data in each]. */
const BLOCKS: readonly (readonly [number, ...(readonly [number, number])[]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
/** Where the centres of the small squares lie, in each direction. */
const CENTRES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
/** The two bits of level M in the format. */
const LEVEL_M = 0b00;

/** Which cells a mask turns over. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// -- bytes ---------------------------------------------------------------------------------------

/** Multiplication in the field of 256 elements by the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The bytes that let a reader correct these (Reed and Solomon). */
export function correction(data: readonly number[], count: number): number[] {
  const divisor = Array<number>(count).fill(0);
  divisor[count - 1] = 1;
  let root = 1;
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) divisor[j] = times(divisor[j]!, root) ^ (divisor[j + 1] ?? 0);
    root = times(root, 2);
  }
  const rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((each, i) => (rest[i]! ^= times(each, factor)));
  }
  return rest;
}

const capacity = (version: number): number => {
  const [, ...blocks] = BLOCKS[version - 1]!;
  return blocks.reduce((sum, [count, size]) => sum + count * size, 0);
};

/** The smallest version for so many bytes of text; 0: none of ours. */
export function versionFor(length: number): number {
  return BLOCKS.findIndex((_, i) => length + (i + 1 < 10 ? 2 : 3) <= capacity(i + 1)) + 1;
}

/** The text as bytes of data: what kind it is, how long, the bytes, and padding to the end. */
export function dataOf(text: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const write = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  write(0b0100, 4);
  write(text.length, version < 10 ? 8 : 16);
  for (const byte of text) write(byte, 8);
  const room = capacity(version) * 8;
  write(0, Math.min(4, room - bits.length));
  write(0, (8 - (bits.length % 8)) % 8);
  const bytes = Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2));
  for (let pad = 0xec; bytes.length < capacity(version); pad ^= 0xec ^ 0x11) bytes.push(pad);
  return bytes;
}

/** Data and correction, block by block, woven together. */
function woven(data: readonly number[], version: number): number[] {
  const [count, ...sizes] = BLOCKS[version - 1]!;
  const blocks: number[][] = [];
  let at = 0;
  for (const [many, size] of sizes) {
    for (let i = 0; i < many; i++, at += size) blocks.push(data.slice(at, at + size));
  }
  const weave = (rows: number[][]) => Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return [...weave(blocks), ...weave(blocks.map((block) => correction(block, count)))];
}

/** Level and mask in fifteen bits that can be corrected, too. */
export function formatBits(mask: number): number {
  const data = (LEVEL_M << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  return ((data << 10) | rest) ^ 0x5412;
}

/** The version in eighteen bits, for versions from 7 on. */
export function versionBits(version: number): number {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  return (version << 12) | rest;
}

// -- cells ---------------------------------------------------------------------------------------

/** A square of cells; `set` are those that belong to the frame and hold no data. */
class Square {
  readonly size: number;
  readonly dark: boolean[][];
  readonly set: boolean[][];

  constructor(readonly version: number) {
    this.size = version * 4 + 17;
    const empty = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.set = empty();
    this.#frame();
  }

  #put(x: number, y: number, dark: boolean): void {
    this.dark[y]![x] = dark;
    this.set[y]![x] = true;
  }

  #frame(): void {
    const { size, version } = this;
    for (let i = 0; i < size; i++) {
      this.#put(6, i, i % 2 === 0);
      this.#put(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) this.#rings(x, y, 4);
    const centres = CENTRES[version - 1]!;
    const last = centres.length - 1;
    centres.forEach((x, i) =>
      centres.forEach((y, j) => {
        const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!isCorner) this.#rings(x, y, 2);
      }),
    );
    this.format(0);
    if (version < 7) return;
    const bits = versionBits(version);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      this.#put(a, b, ((bits >>> i) & 1) === 1);
      this.#put(b, a, ((bits >>> i) & 1) === 1);
    }
  }

  /** Squares inside each other around a cell, as far as this. */
  #rings(x: number, y: number, reach: number): void {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const distance = Math.max(Math.abs(dx), Math.abs(dy));
        const isInside = x + dx >= 0 && x + dx < this.size && y + dy >= 0 && y + dy < this.size;
        if (isInside) this.#put(x + dx, y + dy, reach === 4 ? distance !== 2 && distance !== 4 : distance !== 1);
      }
    }
  }

  format(mask: number): void {
    const bits = formatBits(mask);
    const bit = (i: number) => ((bits >>> i) & 1) === 1;
    const { size } = this;
    for (let i = 0; i <= 5; i++) this.#put(8, i, bit(i));
    this.#put(8, 7, bit(6));
    this.#put(8, 8, bit(7));
    this.#put(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.#put(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.#put(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.#put(8, size - 15 + i, bit(i));
    this.#put(8, size - 8, true);
  }

  /** The bytes go in two columns at a time, up and down, from the right; the upright line of the frame is left out. */
  fill(bytes: readonly number[]): void {
    let i = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        for (const x of [right, right - 1]) {
          const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
          if (this.set[y]![x] || i >= bytes.length * 8) continue;
          this.dark[y]![x] = ((bytes[i >>> 3]! >>> (7 - (i & 7))) & 1) === 1;
          i++;
        }
      }
    }
  }

  turn(mask: number): void {
    const turns = MASKS[mask]!;
    this.dark.forEach((row, y) => row.forEach((_, x) => (row[x] = row[x]! !== (!this.set[y]![x] && turns(x, y)))));
  }
}

/** How hard a square is to read: long runs, blocks, what looks like a corner, too much of one shade. */
function burden(dark: readonly (readonly boolean[])[]): number {
  const size = dark.length;
  const columns = dark.map((_, x) => dark.map((row) => row[x]!));
  const corner = [true, false, true, true, true, false, true];
  const light = [false, false, false, false];
  let sum = 0;
  for (const line of [...dark, ...columns]) {
    for (let i = 0, run = 0; i < size; i++) {
      run = i > 0 && line[i] === line[i - 1] ? run + 1 : 1;
      if (run === 5) sum += 3;
      else if (run > 5) sum += 1;
    }
    for (let i = 0; i + 11 <= size; i++) {
      for (const pattern of [[...light, ...corner], [...corner, ...light]]) {
        if (pattern.every((wanted, j) => line[i + j] === wanted)) sum += 40;
      }
    }
  }
  for (let y = 0; y + 1 < size; y++) {
    for (let x = 0; x + 1 < size; x++) {
      const shade = dark[y]![x];
      if (dark[y]![x + 1] === shade && dark[y + 1]![x] === shade && dark[y + 1]![x + 1] === shade) sum += 3;
    }
  }
  const count = dark.flat().filter(Boolean).length;
  return sum + Math.floor(Math.abs(count * 20 - size * size * 10) / (size * size)) * 10;
}

/** The cells of the code, row by row: true is dark. Null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (!version) return null;
  const all = woven(dataOf(bytes, version), version);
  const squares = MASKS.map((_, mask) => {
    const square = new Square(version);
    square.fill(all);
    square.turn(mask);
    square.format(mask);
    return square.dark;
  });
  return squares.reduce((best, square) => (burden(square) < burden(best) ? square : best));
}

/** The dark cells as one path within a square of its size, for a drawing. */
export function pathOf(cells: readonly (readonly boolean[])[]): string {
  return cells.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}
