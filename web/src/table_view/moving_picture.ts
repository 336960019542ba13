/** Pictures of the table as PNG, and moving ones as animated PNG (APNG), from SVG. The browser draws and compresses them. */

/** Pixels per unit of the SVG, if the picture does not become larger than `MAX_SIDE`. */
const SCALE = 2;
const MAX_SIDE = 4096;
const SIGNATURE = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
/** Delays are in milliseconds. */
const DELAY_UNIT = 1000;

type Size = { width: number; height: number };
type Chunk = { kind: string; data: Uint8Array };

/** Parse an SVG; its size in pixels is that of the root element. */
function parseSvg(text: string): SVGSVGElement {
  return new DOMParser().parseFromString(text, "image/svg+xml").documentElement as unknown as SVGSVGElement;
}
function sizeOf(svg: SVGSVGElement, scale: number): Size {
  const [width, height] = [Number(svg.getAttribute("width")), Number(svg.getAttribute("height"))];
  const factor = Math.min(scale, MAX_SIDE / width, MAX_SIDE / height);
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

async function drawPng(svg: SVGSVGElement, size: Size): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), size);
    canvas.getContext("2d")!.drawImage(image, 0, 0, size.width, size.height);
    return await new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Draw an SVG as PNG. */
export function pngOfSvg(text: string): Promise<Blob> {
  const svg = parseSvg(text);
  return drawPng(svg, sizeOf(svg, SCALE));
}

/** Draw the frames of an animated SVG (`bastide.art.embedding.animated_picture`) as animated PNG. */
export async function movingPng(text: string, seconds: number, progress: (part: number) => void = () => {}): Promise<Blob> {
  const count = parseSvg(text).querySelectorAll(":scope > .frame").length;
  const frames: Uint8Array[] = [];
  for (let number = 0; number < count; number += 1) {
    const svg = parseSvg(text);
    svg.querySelector(":scope > style")!.remove();
    [...svg.querySelectorAll(":scope > .frame")].forEach((frame, i) => i !== number && frame.remove());
    frames.push(new Uint8Array(await (await drawPng(svg, sizeOf(svg, 1))).arrayBuffer()));
    progress((number + 1) / count);
  }
  return new Blob([joinFrames(frames, Math.round(seconds * DELAY_UNIT)) as Uint8Array<ArrayBuffer>], { type: "image/png" });
}

// -- APNG: https://www.w3.org/TR/png-3/ -------------------------------------------------------------

/** Join PNG pictures of equal size and format into an animation that repeats. */
export function joinFrames(pictures: Uint8Array[], delayMs: number): Uint8Array {
  const [first] = pictures.map(readChunks);
  const header = first!.find(({ kind }) => kind === "IHDR")!;
  const [width, height] = [numberAt(header.data, 0), numberAt(header.data, 4)];
  const chunks: Chunk[] = [header, { kind: "acTL", data: numbers(pictures.length, 0) }];
  let sequence = 0;
  for (const [place, picture] of pictures.entries()) {
    const delay = [delayMs >> 8, delayMs & 255, DELAY_UNIT >> 8, DELAY_UNIT & 255];
    chunks.push({ kind: "fcTL", data: joined([numbers(sequence++, width, height, 0, 0), new Uint8Array([...delay, 0, 0])]) });
    for (const { kind, data } of readChunks(picture)) {
      if (kind !== "IDAT") continue;
      chunks.push(place === 0 ? { kind, data } : { kind: "fdAT", data: joined([numbers(sequence++), data]) });
    }
  }
  chunks.push({ kind: "IEND", data: new Uint8Array() });
  return joined([SIGNATURE, ...chunks.map(writeChunk)]);
}

export function readChunks(png: Uint8Array): Chunk[] {
  const found: Chunk[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = numberAt(png, at);
    found.push({ kind: String.fromCharCode(...png.subarray(at + 4, at + 8)), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return found;
}
function writeChunk({ kind, data }: Chunk): Uint8Array {
  const named = joined([Uint8Array.from(kind, (letter) => letter.charCodeAt(0)), data]);
  return joined([numbers(data.length), named, numbers(checksum(named))]);
}
/** CRC-32, as PNG defines it. */
function checksum(data: Uint8Array): number {
  let sum = -1;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
const numberAt = (data: Uint8Array, at: number): number => new DataView(data.buffer, data.byteOffset).getUint32(at);
/** Numbers of 32 bits. */
function numbers(...values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, i) => view.setUint32(4 * i, value));
  return new Uint8Array(view.buffer);
}
function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
