/** What the page and its workers say to each other. */

export type ToEngine =
  | { open: string }
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

/** To the worker that thinks: where the folder is, or a piece of work; from it: that it is there, or what came of it. */
export type ToBotWorker = { open: string } | { job: string };
export type FromBotWorker = { ready: true } | { result: string } | { failed: string };
