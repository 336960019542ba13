/** Starts Python in a web worker, with the compiled library and the Bastide engine. */
import type { loadPyodide, PyodideAPI } from "pyodide";

/** Contents of `device/site.json`. */
export interface SiteManifest {
  /** Wheel to load, and size of each file in bytes. */
  wheel: string;
  sizes: Record<string, number>;
  games: Record<string, unknown>;
}

/** Before the service worker is active, the HTTP cache may hold files of an older version. */
const REVALIDATE: RequestInit = { cache: "no-cache" };
export const ENGINE_ARCHIVE = "engine.bin";
/** Directory of the engine in Python's file system. */
export const INSTALL_DIR = "/lib/bastide";

/** A started Python interpreter. */
export interface PythonRuntime {
  python: PyodideAPI;
  base: string;
  site: SiteManifest;
  /** Engine archive as downloaded. */
  engine: ArrayBuffer;
  /** Durations of the start phases, in milliseconds. */
  timings: Record<string, number>;
}

/** Start Python with Bastide. `base` is the URL of the site; `progress` receives the download progress from 0 to 1. */
export async function startPython(base: string, progress: (part: number) => void = () => {}): Promise<PythonRuntime> {
  const timings: Record<string, number> = {};
  let since = performance.now();
  const recordTiming = (part: string): void => {
    timings[part] = performance.now() - since;
    since = performance.now();
  };
  const baseUrl = new URL("device/", base).href;
  const site = (await (await fetch(`${baseUrl}site.json`, REVALIDATE)).json()) as SiteManifest;
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

/** Download all files with progress, to fill the HTTP cache, and return the engine archive. */
async function fetchFiles(baseUrl: string, sizes: Record<string, number>, progress: (part: number) => void): Promise<ArrayBuffer> {
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const load = async (name: string): Promise<ArrayBuffer> => {
    const answer = await fetch(baseUrl + name, REVALIDATE);
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
