/** Caches the engine as bytecode next to its sources, so that later starts are faster. */
import { ENGINE_ARCHIVE, INSTALL_DIR, type PythonRuntime } from "./python_runtime.ts";

interface BytecodeModule {
  write_bytecode_archive(source: string, target: string): Iterable<unknown> & { destroy(): void };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const ARCHIVE_PATH = "/tmp/engine.zip";
/** The service worker answers requests for the engine with this file, and keeps the sources for a repair. */
const BYTECODE_ARCHIVE = "engine.pyc.bin";

/** Compile in small steps, so that bot jobs are not delayed. */
export async function cacheBytecode({ python, base, site, engine }: PythonRuntime): Promise<void> {
  // Without a secure context there is no cache. A different size means that it is bytecode already.
  if (!globalThis.caches || engine.byteLength !== site.sizes[ENGINE_ARCHIVE]) return;
  const url = new URL(`device/${ENGINE_ARCHIVE}`, base).href;
  let cache = await findCacheHolding(url, engine);
  // On the first visit the service worker is still filling its cache.
  for (let tries = 0; !cache && tries < 30; tries += 1) {
    await sleep(5000);
    cache = await findCacheHolding(url, engine);
  }
  if (!cache) return;
  const steps = (python.pyimport("bastide.device.pyc_cache") as BytecodeModule).write_bytecode_archive(INSTALL_DIR, ARCHIVE_PATH);
  for (const _ of steps) await sleep(0);
  steps.destroy();
  const archive = new Blob([python.FS.readFile(ARCHIVE_PATH) as Uint8Array<ArrayBuffer>]);
  python.FS.unlink(ARCHIVE_PATH);
  await cache.put(new URL(`device/${BYTECODE_ARCHIVE}`, base).href, new Response(archive.stream().pipeThrough(new CompressionStream("gzip"))));
}

/** Cache that holds exactly these bytes; a waiting newer version has other bytes at the same URL. */
async function findCacheHolding(url: string, engine: ArrayBuffer): Promise<Cache | null> {
  const bytes = new Uint8Array(engine);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const there = await (await cache.match(url))?.arrayBuffer();
    if (there?.byteLength === bytes.length && new Uint8Array(there).every((byte, at) => byte === bytes[at])) return cache;
  }
  return null;
}
