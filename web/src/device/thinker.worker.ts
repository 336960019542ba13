/** The worker that thinks: bots, hints, reviews, replays, one after the other. */
import { start } from "./python.ts";
import type { FromThinker, ToThinker } from "./says.ts";

const tell = (message: FromThinker): void => postMessage(message);
let worked: (work: string) => string;

addEventListener("message", ({ data }: MessageEvent<ToThinker>) => {
  if ("work" in data) return tell({ came: worked(data.work) });
  start(data.open).then(
    ({ python }) => {
      worked = (python.pyimport("bastide.device.minds") as { worked: (work: string) => string }).worked;
      python.runPython("from bastide.device.warm import warm; warm()");
      tell({ ready: true });
    },
    (error: unknown) => tell({ failed: String(error) }),
  );
});
