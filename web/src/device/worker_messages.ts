/** Messages between the page and its workers. */

export type ToEngine =
  | { open: string; maxBotWorkers: number }
  | { request: number; method: string; path: string; body: string }
  | { connect: number }
  | { frame: number; text: string }
  | { disconnect: number };

export type FromEngine =
  | { progress: number }
  | { ready: true; isPersistent: boolean; timings: Record<string, number> }
  | { failed: string }
  | { response: number; status: number; media: string; text: string }
  | { push: number; text: string };

/** What a bot worker does: a job of the engine, or an evaluation of the analysis board of a server. */
export type BotWork = { job: string } | { analysis: string };
/** To and from the bot worker: site URL and snapshot to start from, or work; readiness, result or failure. */
export type ToBotWorker = { open: string; snapshot: Uint8Array | null } | BotWork;
export type FromBotWorker = { ready: true } | { result: string } | { failed: string };
