/** The engine as byte code, which Python makes on this device, kept in place of its sources: every start after that is quicker. */
import { ENGINE, PLACE, type Started } from "./python_runtime.ts";

interface ByteCode {
  compiling(place: string, into: string): Iterable<unknown> & { destroy(): void };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const ARCHIVE = "/tmp/engine.zip";

/** Done in small steps, so that whoever has something to think about need not wait. */
export async function keepCompiled({ python, base, site, engine }: Started): Promise<void> {
  // Not a secure place: nothing is kept. And what is not as large as it was sent is byte code already.
  if (!globalThis.caches || engine.byteLength !== site.sizes[ENGINE]) return;
  const address = new URL(`device/${ENGINE}`, base).href;
  let kept = await keeping(address, engine);
  // On the first visit the folder is still being kept.
  for (let tries = 0; !kept && tries < 30; tries += 1) {
    await pause(5000);
    kept = await keeping(address, engine);
  }
  if (!kept) return;
  const steps = (python.pyimport("bastide.device.pyc_cache") as ByteCode).compiling(PLACE, ARCHIVE);
  for (const _ of steps) await pause(0);
  steps.destroy();
  const archive = new Blob([python.FS.readFile(ARCHIVE) as Uint8Array<ArrayBuffer>]);
  python.FS.unlink(ARCHIVE);
  await kept.put(address, new Response(archive.stream().pipeThrough(new CompressionStream("gzip"))));
}

/** Where these very bytes are kept. A newer version, which waits to be taken, has others at the same address. */
async function keeping(address: string, engine: ArrayBuffer): Promise<Cache | null> {
  const bytes = new Uint8Array(engine);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const there = await (await cache.match(address))?.arrayBuffer();
    if (there?.byteLength === bytes.length && new Uint8Array(there).every((byte, at) => byte === bytes[at])) return cache;
  }
  return null;
}
