/**
 * What this device adds to the chance of a game: a secret of its own. Its hash is given when its person agrees to play;
 * the secret is opened when all hashes are there, and no earlier. It is kept, so that the check after the game can tell
 * whether it was used, and whether the others' hashes are those that were shown before it was opened.
 */
import type { Fairness, TableMessage } from "../base/messages.ts";
import { sha256 } from "../base/sha256.ts";
import type { Order } from "../net/live_connection.svelte.ts";

export interface Kept {
  secret: string;
  /** All hashes as they were shown when it was opened, the server's first; null: it is not. */
  seen: string[] | null;
}

const KEY = "bastide-parts";
/** Of so many tables the secret is kept. */
const MOST = 100;
/** Where the browser stores nothing, a secret lasts as long as the page. */
let memory: [string, Kept][] = [];

function all(): [string, Kept][] {
  try {
    memory = JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, Kept][];
  } catch {
    // as the page remembers it
  }
  return memory;
}

export function keep(table: string, kept: Kept): void {
  memory = [...all().filter(([other]) => other !== table), [table, kept] as [string, Kept]].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // it lasts as long as the page
  }
}

export const kept = (table: string): Kept | null => all().find(([other]) => other === table)?.[1] ?? null;

export const hashOf = (secret: string): string => sha256(`bastide part:${secret}`);

/** A new secret. */
export function drawn(): Kept {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { secret: [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""), seen: null };
}

/** The hash of this device's secret for a table, which is drawn if there is none that is still closed. */
export function promise(table: string): string {
  const old = kept(table);
  const now = old && !old.seen ? old : drawn();
  keep(table, now);
  return hashOf(now.secret);
}

/** Every hash of a table, the server's first, whoever sits where. */
export const hashes = (fairness: Fairness): string[] => [
  fairness.hash,
  ...fairness.parts.flatMap((part) => (part ? [part.hash] : [])).sort(),
];

export const same = (one: string[], other: string[]): boolean => one.join() === other.join();

/** Whether the seat's part was given by another device of the same person. */
export function isElsewhere(message: TableMessage): boolean {
  const part = message.fairness?.parts[message.you];
  const mine = kept(message.table.id);
  return !!part?.hash && !(mine && hashOf(mine.secret) === part.hash);
}

/** What this device has to say before the game, without being asked by its person: its hash, or its secret. */
export function due(message: TableMessage): Order | null {
  const { fairness, you } = message;
  const table = message.table.id;
  if (message.table.status !== "open" || !fairness || !message.seats[you]?.agreed) return null;
  const part = fairness.parts[you];
  if (!part?.hash) return { do: "agree", table, part: promise(table) };
  const mine = kept(table);
  if (!fairness.opening || part.secret || !mine || hashOf(mine.secret) !== part.hash) return null;
  const shown = hashes(fairness);
  // Opened already, among other hashes? Then somebody has chosen theirs since: this secret is worth nothing any more.
  if (mine.seen && !same(mine.seen, shown)) return { do: "agree", table, part: promise(table) };
  keep(table, { ...mine, seen: shown });
  return { do: "reveal", table, secret: mine.secret };
}

export type Compared = "kept" | "broken" | "absent";

/** After the game: is what this device added in it, and are all hashes those that it saw? */
export function compared(table: string, you: number, fairness: Fairness): { own: Compared; seen: Compared } {
  const mine = kept(table);
  if (you < 0 || !mine) return { own: "absent", seen: "absent" };
  return {
    own: fairness.parts[you]?.secret === mine.secret ? "kept" : "broken",
    seen: mine.seen ? (same(mine.seen, hashes(fairness)) ? "kept" : "broken") : "absent",
  };
}
