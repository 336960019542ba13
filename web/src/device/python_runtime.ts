/** Python in a worker: the runtime, the one library that is compiled for it, and everything of Bastide. */
import type { loadPyodide, PyodideAPI } from "pyodide";

/** What the folder says of itself (`device/site.json`). */
export interface Site {
  /** The library, and how many bytes each file has that is loaded here. */
  wheel: string;
  sizes: Record<string, number>;
  games: Record<string, unknown>;
}

export const ENGINE = "engine.bin";
/** Where it lies in Python's eyes. */
export const PLACE = "/lib/bastide";

export interface Started {
  python: PyodideAPI;
  base: string;
  site: Site;
  /** Everything of Bastide, as it was loaded. */
  engine: ArrayBuffer;
  /** How long it took, in milliseconds, by parts. */
  took: Record<string, number>;
}

/** Start Python with Bastide in it. `base`: where the folder is. `progress` hears how much of it is here, from 0 to 1. */
export async function start(base: string, progress: (part: number) => void = () => {}): Promise<Started> {
  const took: Record<string, number> = {};
  let since = performance.now();
  const note = (part: string): void => {
    took[part] = performance.now() - since;
    since = performance.now();
  };
  const place = new URL("device/", base).href;
  const site = (await (await fetch(`${place}site.json`)).json()) as Site;
  const engine = await fetched(place, site.sizes, progress);
  note("download");
  const { loadPyodide: load } = (await import(/* @vite-ignore */ `${place}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  const python = await load({ indexURL: place });
  await python.loadPackage(place + site.wheel, { messageCallback: () => {} });
  const archive = new Response(engine).body!.pipeThrough(new DecompressionStream("gzip"));
  python.unpackArchive(await new Response(archive).arrayBuffer(), "zip", { extractDir: PLACE });
  python.runPython(`import sys; sys.path.append("${PLACE}")`);
  note("start");
  return { python, base, site, engine, took };
}

/** Load all files, so that they are at hand, and be told how far that has come; what the engine is. */
async function fetched(place: string, sizes: Record<string, number>, progress: (part: number) => void): Promise<ArrayBuffer> {
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const load = async (name: string): Promise<ArrayBuffer> => {
    const answer = await fetch(place + name);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, into) {
          loaded += chunk.byteLength;
          progress(Math.min(1, loaded / all));
          into.enqueue(chunk);
        },
      }),
    );
    return new Response(counted).arrayBuffer();
  };
  const names = Object.keys(sizes);
  const files = await Promise.all(names.map(load));
  return files[names.indexOf(ENGINE)]!;
}
