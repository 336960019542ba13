/** Starts Python in a web worker, with the compiled library and the Bastide engine. */
import type { loadPyodide, PyodideAPI } from "pyodide";
import { ENGINE_ARCHIVE, PYTHON_LIBRARY, readEngineFiles, unpackArchive } from "./engine_files.ts";
import { deleteSnapshot, hasSnapshot, loadSnapshot } from "./snapshot_cache.ts";

/** Contents of `device/site.json`. */
export interface SiteManifest {
  /** Size of each file in bytes. */
  sizes: Record<string, number>;
  games: Record<string, unknown>;
}

/** Before the service worker is active, the HTTP cache may hold files of an older version. */
const REVALIDATE: RequestInit = { cache: "no-cache" };
/** Directory of the engine in Python's file system. */
const INSTALL_DIR = "/lib/bastide";
/** Matches the path of the standard library in Python's file system. */
const LIBRARY_PATH = /^\/lib\/python\d+\.zip$/;

/** A started Python interpreter. */
export interface PythonRuntime {
  python: PyodideAPI;
  site: SiteManifest;
  /** Engine archive as downloaded. */
  engine: ArrayBuffer;
  /** Whether it was started from the snapshot in the cache, so that all games and bots are imported. */
  isFromCache: boolean;
  /** Durations of the start phases, in milliseconds. */
  timings: Record<string, number>;
}

/** Parts of Emscripten's module that load a compiled library before Python starts. */
interface EmscriptenModule {
  FS: PyodideAPI["FS"];
  growMemory(bytes: number): void;
  newDSO(name: string, handle: undefined, exports: object): { global: boolean; exports: object };
  loadWebAssemblyModule(binary: Uint8Array, flags: object, name: string, scope: object): object;
}
interface EmscriptenSettings {
  preRun: ((module: EmscriptenModule) => void)[];
}
/** Unpacked archives: files of the engine by path, and the standard library, which is a zip. */
interface PythonCode {
  files: [string, Uint8Array][];
  library: Uint8Array;
}
type PyodideModule = { loadPyodide: typeof loadPyodide };
type CompiledModule = { default: (settings: EmscriptenSettings) => Promise<unknown> };

/**
 * Start Python with Bastide. `base` is the URL of the site; `progress` receives the download progress from 0 to 1.
 * `given` is the snapshot of another worker; without it, the one in the cache is used.
 */
export async function startPython(base: string, given: Uint8Array | null = null, progress: (part: number) => void = () => {}): Promise<PythonRuntime> {
  const timings: Record<string, number> = {};
  let since = performance.now();
  const recordTiming = (part: string): void => {
    timings[part] = performance.now() - since;
    since = performance.now();
  };
  const baseUrl = new URL("device/", base).href;
  const site = (await (await fetch(`${baseUrl}site.json`, REVALIDATE)).json()) as SiteManifest;
  // The other files are needed here only for their progress and for the HTTP cache.
  const names = given || (await hasSnapshot(base)) ? [ENGINE_ARCHIVE, PYTHON_LIBRARY] : Object.keys(site.sizes);
  const [engine, library] = await fetchFiles(baseUrl, site.sizes, names, progress);
  recordTiming("download");
  const code = { files: await readEngineFiles(engine), library: new Uint8Array(await unpackArchive(library)) };
  const kept = given ? null : await loadSnapshot(base, engine).catch(() => null);
  recordTiming("unpack");
  let python: PyodideAPI;
  try {
    python = await loadPython(baseUrl, code, given ?? kept, kept === null);
  } catch (error) {
    if (!kept) throw error;
    console.warn(error);
    await deleteSnapshot(base, engine);
    return startPython(base, null, progress);
  }
  // The snapshot contains the state of the random generator.
  python.runPython(`import random, sys\nrandom.seed()\nif "${INSTALL_DIR}" not in sys.path: sys.path.append("${INSTALL_DIR}")`);
  recordTiming("start");
  return { python, site, engine, isFromCache: kept !== null, timings };
}

async function loadPython(baseUrl: string, code: PythonCode, snapshot: Uint8Array | null, canMakeSnapshot: boolean): Promise<PyodideAPI> {
  const { loadPyodide: load } = (await import(/* @vite-ignore */ `${baseUrl}pyodide.mjs`)) as PyodideModule;
  const createPyodideModule = async (settings: EmscriptenSettings): Promise<unknown> => {
    settings.preRun.push((module) => {
      if (snapshot) module.growMemory(snapshot.byteLength);
      installLibrary(module, code.library);
      installFiles(module, code.files);
    });
    return ((await import(/* @vite-ignore */ `${baseUrl}pyodide.asm.mjs`)) as CompiledModule).default(settings);
  };
  const options = { indexURL: baseUrl, stdLibURL: baseUrl + PYTHON_LIBRARY, createPyodideModule, _makeSnapshot: canMakeSnapshot, ...(snapshot && { _loadSnapshot: snapshot }) };
  return load(options as unknown as Parameters<typeof load>[0]);
}

/** Pyodide writes the standard library into Python's file system as it was downloaded, but Python can only read it unpacked. */
function installLibrary({ FS }: EmscriptenModule, library: Uint8Array): void {
  const writeFile = FS.writeFile.bind(FS);
  FS.writeFile = (path: string, data: Uint8Array): void => writeFile(path, LIBRARY_PATH.test(path) ? library : data);
}

/**
 * Write the engine into Python's file system and load its compiled libraries. A snapshot contains neither; and it needs the
 * libraries at the same addresses, which are free only before Python starts.
 */
function installFiles(module: EmscriptenModule, files: [string, Uint8Array][]): void {
  const folders = new Set<string>();
  for (const [name, content] of files) {
    const path = `${INSTALL_DIR}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) module.FS.mkdirTree(folder);
    folders.add(folder);
    module.FS.writeFile(path, content);
    if (!path.endsWith(".so")) continue;
    const library = module.newDSO(path, undefined, {});
    library.global = false;
    library.exports = module.loadWebAssemblyModule(content, { nodelete: true, allowUndefined: true }, path, {});
  }
}

/** Download files with progress, also to fill the HTTP cache, and return the archives of the engine and of the standard library. */
async function fetchFiles(baseUrl: string, sizes: Record<string, number>, names: string[], progress: (part: number) => void): Promise<[ArrayBuffer, ArrayBuffer]> {
  const all = names.reduce((sum, name) => sum + sizes[name]!, 0);
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
  const files = await Promise.all(names.map(load));
  return [files[names.indexOf(ENGINE_ARCHIVE)]!, files[names.indexOf(PYTHON_LIBRARY)]!];
}
