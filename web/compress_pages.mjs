/** Writes a compressed copy next to each text and WebAssembly file of the folders given as arguments. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const COMPRESSIBLE = /\.(css|html|js|json|mjs|svg|wasm|webmanifest)$/;
/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1024;
/** Above this size the best quality takes minutes. Only Brotli is written, because the copy is part of the wheel. */
const LARGE_FILE_BYTES = 1_000_000;

/** Compressed copies of the last build by digest of the content, because most files are the same in the next one. */
const CACHE_FOLDER = fileURLToPath(new URL("./node_modules/.compressed", import.meta.url));
/** Names in the cache that this build used. */
const used = new Set();

/** Returns the compressed data from the cache, or compresses it. Another build may delete a file of the cache meanwhile. */
function compressOnce(digest, extension, compress) {
  const name = `${digest}.${extension}`;
  const path = join(CACHE_FOLDER, name);
  used.add(name);
  try {
    return readFileSync(path);
  } catch {
    const compressed = compress();
    writeFileSync(`${path}-${process.pid}`, compressed);
    renameSync(`${path}-${process.pid}`, path);
    return compressed;
  }
}

mkdirSync(CACHE_FOLDER, { recursive: true });
for (const folder of process.argv.slice(2)) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!COMPRESSIBLE.test(name) || !statSync(path).isFile()) continue;
    const data = readFileSync(path);
    if (data.length < MIN_BYTES) continue;
    const digest = createHash("sha256").update(data).digest("hex");
    const isLarge = data.length > LARGE_FILE_BYTES;
    const params = { [constants.BROTLI_PARAM_QUALITY]: isLarge ? 9 : 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
    writeFileSync(`${path}.br`, compressOnce(digest, "br", () => brotliCompressSync(data, { params })));
    if (!isLarge) writeFileSync(`${path}.gz`, compressOnce(digest, "gz", () => gzipSync(data, { level: 9 })));
  }
}
for (const name of readdirSync(CACHE_FOLDER)) if (!used.has(name)) rmSync(join(CACHE_FOLDER, name), { force: true });
