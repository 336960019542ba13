/** Web worker that runs bots, hints, reviews and replays, one job at a time. */
import { cacheBytecode } from "./bytecode_cache.ts";
import { startPython } from "./python_runtime.ts";
import type { FromBotWorker, ToBotWorker } from "./worker_messages.ts";

const send = (message: FromBotWorker): void => postMessage(message);
let runJob: (job: string) => string;

addEventListener("message", ({ data }: MessageEvent<ToBotWorker>) => {
  if ("job" in data) return send({ result: runJob(data.job) });
  startPython(data.open).then(
    (runtime) => {
      const { python } = runtime;
      runJob = (python.pyimport("bastide.device.bots.bot_worker") as { run_encoded_work: (job: string) => string }).run_encoded_work;
      python.runPython("from bastide.device.bots.preload import preload_bots; preload_bots()");
      send({ ready: true });
      cacheBytecode(runtime).catch((error: unknown) => console.warn(error)); // only makes the next start slower
    },
    (error: unknown) => send({ failed: String(error) }),
  );
});
