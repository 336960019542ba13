/** HTTP client for the JSON API. Failures are `ApiError`s with a text in the viewer's language. */
import { isOnDevice } from "../base/urls.ts";
import type { Facts, Plain, Problem } from "../base/server_message_types.ts";
import { serverStatus } from "./server_status.svelte.ts";
import { rememberRule } from "../i18n/refusal_rule_lookup.ts";
import { sendRequest } from "./transport.ts";
import { translate, translator } from "../i18n/translator.svelte.ts";

/** Failed request, with the problem that the server reported. */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
    /** Game whose rules may be the reason. */
    readonly game = "",
  ) {
    super(problem.text);
  }

  /** Error text for the user. */
  get text(): string {
    return problemText(this.problem, this.game);
  }
}

/**
 * Text of a problem as a sentence: from the catalogue by its code, else the server's text. `game`: whose rules may be the
 * reason.
 */
export function problemText(problem: Problem, game = ""): string {
  const text = inlineProblemText(problem, game);
  // Refusals are complete sentences, and are looked up by their text.
  return problem.code === "refused" ? text : text.charAt(0).toLocaleUpperCase(translator.language) + text.slice(1);
}

/** Text of a problem inside another sentence. */
function inlineProblemText(problem: Problem, game: string): string {
  if (problem.code === "refused") return refusalText(problem.details.reason ?? null, game);
  if (problem.code === "unreachable") return translate(isOnDevice ? "device-interrupted" : "web-unreachable");
  const id = `error-${problem.code}`;
  if (!translator.has(id)) return problem.text;
  return translate(id, Object.fromEntries(Object.entries(problem.details).map(([key, value]) => [key, key === "until" ? formatDateTime(Number(value)) : formatDetail(value, game)])));
}

/** Reason why a rule forbids something: `GAME-refuse-CODE` with its facts. */
function refusalText(reason: Plain, game: string): string {
  const { code = "", ...facts } = (reason ?? {}) as Facts;
  const message = `refuse-${String(code)}`;
  return translator.has(`${game}-${message}`) ? rememberRule(translator.formatMessage(game, message, facts), game, String(code)) : translate("web-cannot");
}

/** Date and time in the format of the language. */
const formatDateTime = (ms: number): string => new Intl.DateTimeFormat(translator.language, { dateStyle: "medium", timeStyle: "short" }).format(ms);

function formatDetail(value: Plain, game: string): string | number {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return translator.joinList(value.map((one) => String(formatDetail(one, game))));
  if (typeof value !== "object" || value === null) return String(value ?? "");
  return inlineProblemText({ text: "", details: {}, ...(value as object) } as Problem, game);
}

const UNREACHABLE: Problem = { code: "unreachable", text: "the server cannot be reached", details: {} };

async function requestJson<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await sendRequest(method, path, body);
  } catch {
    serverStatus.isUnreachable = true;
    throw new ApiError(UNREACHABLE);
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    if (answer.ok) {
      serverStatus.isUnreachable = false;
      return text as T;
    }
  }
  if (!answer.ok) {
    const problem = data as Partial<Problem> | null;
    serverStatus.isUnreachable = !problem?.code; // a proxy answered without the server
    if (!serverStatus.isUnreachable) await translator.loadErrorCatalogue();
    throw new ApiError(problem?.code ? { details: {}, text: "", ...problem, code: problem.code } : { ...UNREACHABLE, text: answer.statusText }, answer.status);
  }
  serverStatus.isUnreachable = false;
  return data as T;
}

const RETRY_DELAY_MS = 2000;

/** Repeat an operation while the server is unreachable; other errors are thrown. */
export async function retryWhileUnreachable<T>(operation: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await operation();
    } catch (error) {
      if (!(error instanceof ApiError) || !serverStatus.isUnreachable) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}

export const get = <T>(path: string): Promise<T> => requestJson<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => requestJson<T>("POST", path, body);
export const put = <T>(path: string, body: unknown = {}): Promise<T> => requestJson<T>("PUT", path, body);
export const del = <T>(path: string): Promise<T> => requestJson<T>("DELETE", path);

const cachedResponses = new Map<string, Promise<unknown>>();
/** Cached `get`, for data that does not change while the page is open. */
export function getCached<T>(path: string): Promise<T> {
  let found = cachedResponses.get(path);
  if (!found) {
    found = get<T>(path);
    cachedResponses.set(path, found);
    found.catch(() => cachedResponses.delete(path));
  }
  return found as Promise<T>;
}
