/** Keeps the memory of the started interpreter between visits, because starting and importing is slow. */
import { ENGINE_ARCHIVE } from "./engine_files.ts";

/** Next to the engine in the cache of its version, so that it is deleted with it. Repairs delete it too (`sw.js`). */
const SNAPSHOT = "snapshot.bin";
const RETRY_MS = 5000;
const MAX_TRIES = 30;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const urlOf = (base: string, name: string): string => new URL(`device/${name}`, base).href;

/** Load the snapshot of exactly this engine; null if there is none. */
export async function loadSnapshot(base: string, engine: ArrayBuffer): Promise<Uint8Array | null> {
  const kept = await (await findCacheHolding(base, engine))?.match(urlOf(base, SNAPSHOT));
  return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
}

/** Whether there is a snapshot of some version. */
export async function hasSnapshot(base: string): Promise<boolean> {
  try {
    return (await globalThis.caches?.match(urlOf(base, SNAPSHOT))) !== undefined;
  } catch {
    return false; // the browser forbids storage
  }
}

export async function storeSnapshot(base: string, engine: ArrayBuffer, snapshot: Uint8Array<ArrayBuffer>): Promise<void> {
  if (!globalThis.caches) return; // insecure context
  let cache = await findCacheHolding(base, engine);
  // On the first visit the service worker is still filling its cache.
  for (let tries = 0; !cache && tries < MAX_TRIES; tries += 1) {
    await sleep(RETRY_MS);
    cache = await findCacheHolding(base, engine);
  }
  await cache?.put(urlOf(base, SNAPSHOT), new Response(snapshot));
}

export async function deleteSnapshot(base: string, engine: ArrayBuffer): Promise<void> {
  await (await findCacheHolding(base, engine))?.delete(urlOf(base, SNAPSHOT));
}

/** Cache that holds exactly these bytes; a waiting newer version has other bytes at the same URL. */
async function findCacheHolding(base: string, engine: ArrayBuffer): Promise<Cache | null> {
  if (!globalThis.caches) return null;
  const bytes = new Uint8Array(engine);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const there = await (await cache.match(urlOf(base, ENGINE_ARCHIVE)))?.arrayBuffer();
    if (there?.byteLength === bytes.length && new Uint8Array(there).every((byte, at) => byte === bytes[at])) return cache;
  }
  return null;
}
