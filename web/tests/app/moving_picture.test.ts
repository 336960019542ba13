/** Tests of moving pictures: PNG pictures are joined into one animated PNG. */
import { crc32, deflateSync, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { joinFrames, readChunks } from "../../src/table_view/moving_picture.ts";

/** A PNG of one pixel. */
function pixel(...colour: number[]): Uint8Array {
  const number = (value: number) => Buffer.from(Uint32Array.of(value).buffer).reverse();
  const chunk = (kind: string, data: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(kind), data]);
    return Buffer.concat([number(data.length), named, number(crc32(named))]);
  };
  const header = Buffer.concat([number(1), number(1), Buffer.from([8, 6, 0, 0, 0])]);
  return new Uint8Array(Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk("IHDR", header), chunk("IDAT", deflateSync(Buffer.from([0, ...colour]))), chunk("IEND", Buffer.alloc(0))]));
}

test("each picture is a frame, and the sums of all chunks are right", () => {
  const red = pixel(255, 0, 0, 255);
  const blue = pixel(0, 0, 255, 255);
  const animation = joinFrames([red, blue, red], 1500);
  const chunks = readChunks(animation);
  expect(chunks.map(({ kind }) => kind)).toEqual(["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"]);
  expect([...chunks[1]!.data]).toEqual([0, 0, 0, 3, 0, 0, 0, 0]);
  // Sequence number, size, offset, delay of 1500 / 1000 seconds.
  expect([...chunks[4]!.data]).toEqual([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1500 >> 8, 1500 & 255, 1000 >> 8, 1000 & 255, 0, 0]);
  expect([...inflateSync(chunks[5]!.data.subarray(4))]).toEqual([0, 0, 0, 255, 255]);
  expect(chunks.filter(({ kind }) => ["fcTL", "fdAT"].includes(kind)).map(({ data }) => data[3])).toEqual([0, 1, 2, 3, 4]);
  for (const { kind, data } of chunks) {
    const at = data.byteOffset + data.length - animation.byteOffset;
    expect(new DataView(animation.buffer).getUint32(at)).toBe(crc32(Buffer.concat([Buffer.from(kind), data])));
  }
});
