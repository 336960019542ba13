/** The engine as byte code, which Python makes on this device, kept in place of its sources: every start after that is quicker. */
import { ENGINE_ARCHIVE, INSTALL_DIR, type PythonRuntime } from "./python_runtime.ts";

interface BytecodeModule {
  write_bytecode_archive(source: string, target: string): Iterable<unknown> & { destroy(): void };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const ARCHIVE_PATH = "/tmp/engine.zip";

/** Done in small steps, so that whoever has something to think about need not wait. */
export async function cacheBytecode({ python, base, site, engine }: PythonRuntime): Promise<void> {
  // Not a secure place: nothing is kept. And what is not as large as it was sent is byte code already.
  if (!globalThis.caches || engine.byteLength !== site.sizes[ENGINE_ARCHIVE]) return;
  const url = new URL(`device/${ENGINE_ARCHIVE}`, base).href;
  let cache = await findCacheHolding(url, engine);
  // On the first visit the folder is still being kept.
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
  await cache.put(url, new Response(archive.stream().pipeThrough(new CompressionStream("gzip"))));
}

/** Where these very bytes are kept. A newer version, which waits to be taken, has others at the same address. */
async function findCacheHolding(url: string, engine: ArrayBuffer): Promise<Cache | null> {
  const bytes = new Uint8Array(engine);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const there = await (await cache.match(url))?.arrayBuffer();
    if (there?.byteLength === bytes.length && new Uint8Array(there).every((byte, at) => byte === bytes[at])) return cache;
  }
  return null;
}
