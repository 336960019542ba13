/** The worker that thinks, as the one that holds the tables sees it: asked, stopped when it takes too long, and replaced. */
import type { FromThinker, ToThinker } from "./worker_messages.ts";

const DIED = "died";
const LATE = "late";

export class Thinker {
  #worker: Promise<Worker> | null = null;

  constructor(private readonly base: string) {}

  /** Begin to be there: it takes a while. */
  begin(): Promise<Worker> {
    this.#worker ??= new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<FromThinker>) => ("ready" in data ? resolve(worker) : reject(new Error("failed" in data ? data.failed : "")));
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage({ open: this.base } satisfies ToThinker);
    });
    return this.#worker;
  }

  /** See `bastide/device/browser.py`. */
  async ask(work: string, seconds: number): Promise<string> {
    let worker: Worker;
    try {
      worker = await this.begin();
    } catch {
      this.#worker = null;
      return DIED;
    }
    return new Promise((resolve) => {
      const end = (answer: string): void => {
        worker.terminate();
        this.#worker = null;
        resolve(answer);
      };
      const timer = setTimeout(() => end(LATE), seconds * 1000);
      worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
        clearTimeout(timer);
        if ("came" in data) resolve(data.came);
        else end(DIED);
      };
      worker.onerror = () => {
        clearTimeout(timer);
        end(DIED);
      };
      worker.postMessage({ work } satisfies ToThinker);
    });
  }
}
