/** Client of one bot worker: sends jobs, stops the worker on timeout, and restarts it. */
import type { BotWork, FromBotWorker, ToBotWorker } from "./worker_messages.ts";

export const WORKER_DIED = "died";
export const TIMED_OUT = "late";

export class BotWorkerClient {
  #worker: Promise<Worker> | null = null;

  constructor(
    private readonly base: string,
    private readonly newWorker = () => new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" }),
  ) {}

  /** Start the worker, which takes a while, from a snapshot or from the cache. */
  start(snapshot: Uint8Array | null = null): Promise<Worker> {
    this.#worker ??= new Promise((resolve, reject) => {
      const worker = this.newWorker();
      worker.onmessage = ({ data }: MessageEvent<FromBotWorker>) => ("ready" in data ? resolve(worker) : reject(new Error("failed" in data ? data.failed : "")));
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage({ open: this.base, snapshot } satisfies ToBotWorker, snapshot ? [snapshot.buffer] : []);
    });
    return this.#worker;
  }

  /** Whether the worker has started; starts it if needed. */
  async hasStarted(): Promise<boolean> {
    try {
      await this.start();
      return true;
    } catch {
      this.#worker = null;
      return false;
    }
  }

  async ask(work: BotWork, seconds: number): Promise<string> {
    if (!(await this.hasStarted())) return WORKER_DIED;
    const worker = await this.start();
    return new Promise((resolve) => {
      const end = (answer: string): void => {
        worker.terminate();
        this.#worker = null;
        resolve(answer);
      };
      const timer = setTimeout(() => end(TIMED_OUT), seconds * 1000);
      worker.onmessage = ({ data }: MessageEvent<FromBotWorker>) => {
        clearTimeout(timer);
        if ("result" in data) resolve(data.result);
        else end(WORKER_DIED);
      };
      worker.onerror = () => {
        clearTimeout(timer);
        end(WORKER_DIED);
      };
      worker.postMessage(work satisfies ToBotWorker);
    });
  }
}
