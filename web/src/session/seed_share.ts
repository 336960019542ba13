/**
 * What this device adds to the chance of a game: a secret of its own. Its hash is given when its person agrees to play;
 * the secret is opened when all hashes are there, and no earlier. It is kept, so that the check after the game can tell
 * whether it was used, and whether the others' hashes are those that were shown before it was opened.
 */
import type { Fairness, TableMessage } from "../base/messages.ts";
import { sha256 } from "../base/sha256.ts";
import type { Command } from "../net/live_connection.svelte.ts";

export interface SeedShare {
  secret: string;
  /** All hashes as they were shown when it was opened, the server's first; null: it is not. */
  seen: string[] | null;
}

const STORAGE_KEY = "bastide-parts";
/** Of so many tables the secret is kept. */
const MAX_STORED_TABLES = 100;
/** Where the browser stores nothing, a secret lasts as long as the page. */
let memory: [string, SeedShare][] = [];

function loadShares(): [string, SeedShare][] {
  try {
    memory = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as [string, SeedShare][];
  } catch {
    // as the page remembers it
  }
  return memory;
}

export function storeShare(table: string, share: SeedShare): void {
  memory = [...loadShares().filter(([other]) => other !== table), [table, share] as [string, SeedShare]].slice(-MAX_STORED_TABLES);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
  } catch {
    // it lasts as long as the page
  }
}

export const storedShare = (table: string): SeedShare | null => loadShares().find(([other]) => other === table)?.[1] ?? null;

export const shareHash = (secret: string): string => sha256(`bastide part:${secret}`);

/** A new secret. */
export function newShare(): SeedShare {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { secret: [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""), seen: null };
}

/** The hash of this device's secret for a table, which is drawn if there is none that is still closed. */
export function commitShare(table: string): string {
  const old = storedShare(table);
  const now = old && !old.seen ? old : newShare();
  storeShare(table, now);
  return shareHash(now.secret);
}

/** Every hash of a table, the server's first, whoever sits where. */
export const allHashes = (fairness: Fairness): string[] => [
  fairness.hash,
  ...fairness.parts.flatMap((part) => (part ? [part.hash] : [])).sort(),
];

export const equalHashes = (one: string[], other: string[]): boolean => one.join() === other.join();

/** Whether the seat's part was given by another device of the same person. */
export function isOnOtherDevice(message: TableMessage): boolean {
  const part = message.fairness?.parts[message.you];
  const mine = storedShare(message.table.id);
  return !!part?.hash && !(mine && shareHash(mine.secret) === part.hash);
}

/** What this device has to say before the game, without being asked by its person: its hash, or its secret. */
export function dueCommand(message: TableMessage): Command | null {
  const { fairness, you } = message;
  const table = message.table.id;
  if (message.table.status !== "open" || !fairness || !message.seats[you]?.agreed) return null;
  const part = fairness.parts[you];
  if (!part?.hash) return { do: "agree", table, part: commitShare(table) };
  const mine = storedShare(table);
  if (!fairness.opening || part.secret || !mine || shareHash(mine.secret) !== part.hash) return null;
  const shown = allHashes(fairness);
  // Opened already, among other hashes? Then somebody has chosen theirs since: this secret is worth nothing any more.
  if (mine.seen && !equalHashes(mine.seen, shown)) return { do: "agree", table, part: commitShare(table) };
  storeShare(table, { ...mine, seen: shown });
  return { do: "reveal", table, secret: mine.secret };
}

export type ShareCheck = "kept" | "broken" | "absent";

/** After the game: is what this device added in it, and are all hashes those that it saw? */
export function checkShare(table: string, you: number, fairness: Fairness): { own: ShareCheck; seen: ShareCheck } {
  const mine = storedShare(table);
  if (you < 0 || !mine) return { own: "absent", seen: "absent" };
  return {
    own: fairness.parts[you]?.secret === mine.secret ? "kept" : "broken",
    seen: mine.seen ? (equalHashes(mine.seen, allHashes(fairness)) ? "kept" : "broken") : "absent",
  };
}
