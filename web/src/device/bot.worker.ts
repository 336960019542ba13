/** The worker that thinks: bots, hints, reviews, replays, one after the other. */
import { keepCompiled } from "./bytecode_cache.ts";
import { start } from "./python_runtime.ts";
import type { FromThinker, ToThinker } from "./worker_messages.ts";

const tell = (message: FromThinker): void => postMessage(message);
let worked: (work: string) => string;

addEventListener("message", ({ data }: MessageEvent<ToThinker>) => {
  if ("work" in data) return tell({ came: worked(data.work) });
  start(data.open).then(
    (started) => {
      const { python } = started;
      worked = (python.pyimport("bastide.device.bots.bot_worker") as { worked: (work: string) => string }).worked;
      python.runPython("from bastide.device.bots.preload import warm; warm()");
      tell({ ready: true });
      keepCompiled(started).catch((error: unknown) => console.warn(error)); // the next start takes as long as this one
    },
    (error: unknown) => tell({ failed: String(error) }),
  );
});
