/** The bot workers of this device. Called from Python; see `BotWorkerPort` in `bastide/device/browser_interfaces.py`. */
import { BotWorkerClient } from "./bot_worker_client.ts";
import { hasSnapshot } from "./snapshot_cache.ts";

export class BotWorkerPool {
  readonly #workers: BotWorkerClient[];

  constructor(
    private readonly base: string,
    maxWorkers: number,
  ) {
    this.#workers = Array.from({ length: maxWorkers }, () => new BotWorkerClient(base));
  }

  /** Start the first worker from a snapshot or from the cache. */
  async startFirst(snapshot: Uint8Array | null): Promise<void> {
    await this.#workers[0]!.start(snapshot);
  }

  /** Run a job on a worker. */
  ask(worker: number, job: string, seconds: number): Promise<string> {
    return this.#workers[worker]!.ask({ job }, seconds);
  }

  /** Start the workers one after the other, and return the number of those that run. Only the first one starts without a snapshot. */
  async count(): Promise<number> {
    let running = 0;
    for (const worker of this.#workers) {
      if (running > 0 && !(await hasSnapshot(this.base))) break;
      if (!(await worker.hasStarted())) break;
      running += 1;
    }
    return running;
  }
}
