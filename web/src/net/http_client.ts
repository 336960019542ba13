/** Asking the server over HTTP. What goes wrong is a `Refusal`, which says in the reader's language what it was. */
import type { Facts, Plain, Problem } from "../base/messages.ts";
import { reach } from "./server_status.svelte.ts";
import { noteRule } from "../i18n/refusal_rules.ts";
import { request } from "./transport.ts";
import { say, words } from "../i18n/translator.svelte.ts";

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
    /** Whose rules may speak in it. */
    readonly game = "",
  ) {
    super(problem.text);
  }

  /** A sentence for the reader. */
  get sentence(): string {
    return sentenceOf(this.problem, this.game);
  }
}

/**
 * What a problem says, as a sentence of its own: by its code in the catalogue, else in the server's own words. `game`: whose rules
 * may speak in it.
 */
export function sentenceOf(problem: Problem, game = ""): string {
  const text = said(problem, game);
  // A rule's own sentence is one already, and it is known by its words.
  return problem.code === "refused" ? text : text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** The same inside of another sentence. */
function said(problem: Problem, game: string): string {
  if (problem.code === "refused") return reasonOf(problem.details.reason ?? null, game);
  if (problem.code === "unreachable") return say("web-unreachable");
  const id = `error-${problem.code}`;
  if (!words.has(id)) return problem.text;
  return say(id, Object.fromEntries(Object.entries(problem.details).map(([key, value]) => [key, key === "until" ? moment(Number(value)) : readable(value, game)])));
}

/** Why a rule of the game forbids something: `GAME-refuse-CODE`, with the facts it speaks of made readable. */
function reasonOf(reason: Plain, game: string): string {
  const { code = "", ...facts } = (reason ?? {}) as Facts;
  const message = `refuse-${String(code)}`;
  return words.has(`${game}-${message}`) ? noteRule(words.tell(game, message, facts), game, String(code)) : say("web-cannot");
}

/** A time, as the reader writes it. */
const moment = (ms: number): string => new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(ms);

function readable(value: Plain, game: string): string | number {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return words.join(value.map((one) => String(readable(one, game))));
  if (typeof value !== "object" || value === null) return String(value ?? "");
  return said({ text: "", details: {}, ...(value as object) } as Problem, game);
}

const UNREACHABLE: Problem = { code: "unreachable", text: "the server cannot be reached", details: {} };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await request(method, path, body);
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
    if (!reach.away) await words.needErrors();
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
