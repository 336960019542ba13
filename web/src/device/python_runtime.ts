/** Python in a worker: the runtime, the one library that is compiled for it, and everything of Bastide. */
import type { loadPyodide, PyodideAPI } from "pyodide";

/** What the folder says of itself (`device/site.json`). */
export interface SiteManifest {
  /** The library, and how many bytes each file has that is loaded here. */
  wheel: string;
  sizes: Record<string, number>;
  games: Record<string, unknown>;
}

export const ENGINE_ARCHIVE = "engine.bin";
/** Where it lies in Python's eyes. */
export const INSTALL_DIR = "/lib/bastide";

export interface PythonRuntime {
  python: PyodideAPI;
  base: string;
  site: SiteManifest;
  /** Everything of Bastide, as it was loaded. */
  engine: ArrayBuffer;
  /** How long it took, in milliseconds, by parts. */
  timings: Record<string, number>;
}

/** Start Python with Bastide in it. `base`: where the folder is. `progress` hears how much of it is here, from 0 to 1. */
export async function startPython(base: string, progress: (part: number) => void = () => {}): Promise<PythonRuntime> {
  const timings: Record<string, number> = {};
  let since = performance.now();
  const recordTiming = (part: string): void => {
    timings[part] = performance.now() - since;
    since = performance.now();
  };
  const baseUrl = new URL("device/", base).href;
  const site = (await (await fetch(`${baseUrl}site.json`)).json()) as SiteManifest;
  const engine = await fetchFiles(baseUrl, site.sizes, progress);
  recordTiming("download");
  const { loadPyodide: load } = (await import(/* @vite-ignore */ `${baseUrl}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  const python = await load({ indexURL: baseUrl });
  await python.loadPackage(baseUrl + site.wheel, { messageCallback: () => {} });
  const archive = new Response(engine).body!.pipeThrough(new DecompressionStream("gzip"));
  python.unpackArchive(await new Response(archive).arrayBuffer(), "zip", { extractDir: INSTALL_DIR });
  python.runPython(`import sys; sys.path.append("${INSTALL_DIR}")`);
  recordTiming("start");
  return { python, base, site, engine, timings };
}

/** Load all files, so that they are at hand, and be told how far that has come; what the engine is. */
async function fetchFiles(baseUrl: string, sizes: Record<string, number>, progress: (part: number) => void): Promise<ArrayBuffer> {
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const load = async (name: string): Promise<ArrayBuffer> => {
    const answer = await fetch(baseUrl + name);
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
  return files[names.indexOf(ENGINE_ARCHIVE)]!;
}
