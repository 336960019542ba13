/** Web worker that runs bots, hints, reviews and replays, one job at a time. */
import { startPython } from "./python_runtime.ts";
import { storeSnapshot } from "./snapshot_cache.ts";
import type { FromBotWorker, ToBotWorker } from "./worker_messages.ts";

const send = (message: FromBotWorker): void => postMessage(message);
let pythonModule: (name: string) => unknown;

/** Start with the snapshot of the engine worker, if there is one, and keep a snapshot with all games for the next visit. */
async function open(base: string, snapshot: Uint8Array | null): Promise<void> {
  const { python, engine, isFromCache } = await startPython(base, snapshot);
  if (!isFromCache) python.runPython("from bastide.device.bots.preload import preload_bots; preload_bots()");
  const complete = isFromCache ? null : python.makeMemorySnapshot();
  pythonModule = (name) => python.pyimport(name);
  send({ ready: true });
  if (complete) storeSnapshot(base, engine, complete as Uint8Array<ArrayBuffer>).catch((error: unknown) => console.warn(error)); // only makes the next start slower
}

const runJob = (job: string): string => (pythonModule("bastide.device.bots.worker_pool") as { run_encoded_work: (job: string) => string }).run_encoded_work(job);
const runAnalysis = (body: string): string => (pythonModule("bastide.device.bots.analysis_job") as { run_analysis_job: (body: string) => string }).run_analysis_job(body);

addEventListener("message", ({ data }: MessageEvent<ToBotWorker>) => {
  if ("job" in data) send({ result: runJob(data.job) });
  else if ("analysis" in data) send({ result: runAnalysis(data.analysis) });
  else open(data.open, data.snapshot).catch((error: unknown) => send({ failed: String(error) }));
});
