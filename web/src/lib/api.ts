/** Asking the server over HTTP. What goes wrong is a `Refusal`, which says in the reader's language what it was. */
import type { Problem } from "./messages.ts";
import { reach } from "./reach.svelte.ts";
import { say, words } from "./words.svelte.ts";

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
  ) {
    super(problem.text);
  }

  /** A sentence for the reader. */
  get sentence(): string {
    return sentenceOf(this.problem);
  }
}

/** What a problem says: by its code in the catalogue, else in the server's own words. */
export function sentenceOf(problem: Problem): string {
  const id = `error-${problem.code}`;
  if (!words.has(id)) return problem.text;
  const values: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(problem.details)) values[key] = typeof value === "number" ? value : String(value);
  return say(id, values);
}

const UNREACHABLE: Problem = { code: "unreachable", text: "the server cannot be reached", details: {} };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    reach.away = true;
    throw new Refusal(UNREACHABLE);
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    if (answer.ok) {
      reach.away = false;
      return text as T;
    }
  }
  if (!answer.ok) {
    const problem = data as Partial<Problem> | null;
    reach.away = !problem?.code; // a proxy answers, but there is nobody behind it
    throw new Refusal(problem?.code ? { details: {}, text: "", ...problem, code: problem.code } : { ...UNREACHABLE, text: answer.statusText }, answer.status);
  }
  reach.away = false;
  return data as T;
}

/** How long to wait before a server that is away is asked again, in milliseconds. */
const PATIENCE = 2000;

/** Ask until the server is there; any other refusal is thrown. */
export async function patiently<T>(asking: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await asking();
    } catch (error) {
      if (!(error instanceof Refusal) || !reach.away) throw error;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    }
  }
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("PUT", path, body);
export const remove = <T>(path: string): Promise<T> => ask<T>("DELETE", path);

const known = new Map<string, Promise<unknown>>();
/** The same as `get`, for what never changes while the page is open: games and their components. */
export function lookUp<T>(path: string): Promise<T> {
  let found = known.get(path);
  if (!found) {
    found = get<T>(path);
    known.set(path, found);
    found.catch(() => known.delete(path));
  }
  return found as Promise<T>;
}
