/** What the page and its workers say to each other. */

export type ToHouse =
  | { open: string }
  | { ask: number; method: string; path: string; body: string }
  | { connect: number }
  | { frame: number; text: string }
  | { disconnect: number };

export type FromHouse =
  | { progress: number }
  | { ready: true; keeps: boolean; took: Record<string, number> }
  | { failed: string }
  | { answer: number; status: number; media: string; text: string }
  | { told: number; text: string };

/** To the worker that thinks: where the folder is, or a piece of work; from it: that it is there, or what came of it. */
export type ToThinker = { open: string } | { work: string };
export type FromThinker = { ready: true } | { came: string } | { failed: string };
