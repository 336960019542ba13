/** Reads the archives of Python code: uncompressed zips, gzipped as a whole (`bastide/device/site/engine_archive.py`). */

export const ENGINE_ARCHIVE = "engine.bin";
/** Python's standard library, which Python reads as a zip. */
export const PYTHON_LIBRARY = "python_stdlib.bin";
const END_OF_DIRECTORY = 0x06054b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const HEADER_SIZE = 30;

/** Unpack the archive: path and content of each file. */
export async function readEngineFiles(archive: ArrayBuffer): Promise<[string, Uint8Array][]> {
  return [...zipEntries(await unpackArchive(archive))];
}

export async function unpackArchive(archive: ArrayBuffer): Promise<ArrayBuffer> {
  return new Response(new Response(archive).body!.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** Iterate over the stored files of a zip without comment. */
function* zipEntries(zip: ArrayBuffer): Generator<[string, Uint8Array]> {
  const view = new DataView(zip);
  const end = zip.byteLength - END_SIZE;
  if (view.getUint32(end, true) !== END_OF_DIRECTORY) throw new Error("the engine archive is damaged");
  const decoder = new TextDecoder();
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const nameLength = view.getUint16(entry + 28, true);
    const header = view.getUint32(entry + 42, true);
    const start = header + HEADER_SIZE + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    yield [decoder.decode(new Uint8Array(zip, entry + ENTRY_SIZE, nameLength)), new Uint8Array(zip, start, view.getUint32(entry + 24, true))];
    entry += ENTRY_SIZE + nameLength + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
  }
}
