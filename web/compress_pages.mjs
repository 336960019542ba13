/** Writes a compressed copy next to each text and WebAssembly file of the folders given as arguments. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const COMPRESSIBLE = /\.(css|html|js|json|mjs|svg|wasm|webmanifest)$/;
/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1024;
/** Above this size the best quality takes minutes. Only Brotli is written, because the copy is part of the wheel. */
const LARGE_FILE_BYTES = 1_000_000;

for (const folder of process.argv.slice(2)) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!COMPRESSIBLE.test(name) || !statSync(path).isFile()) continue;
    const data = readFileSync(path);
    if (data.length < MIN_BYTES) continue;
    const isLarge = data.length > LARGE_FILE_BYTES;
    const params = { [constants.BROTLI_PARAM_QUALITY]: isLarge ? 9 : 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
    writeFileSync(`${path}.br`, brotliCompressSync(data, { params }));
    if (!isLarge) writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
  }
}
