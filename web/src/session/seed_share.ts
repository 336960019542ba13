/**
 * Seed share of this device: a secret that goes into the table's random seed. Its hash is sent when the player agrees; the
 * secret is revealed once all hashes are known. It is stored for the fairness check after the game.
 */
import type { Fairness, TableMessage } from "../base/server_message_types.ts";
import { sha256 } from "../base/sha256.ts";
import type { Command } from "../net/live_connection.svelte.ts";

/** A stored share. */
export interface SeedShare {
  secret: string;
  /** All hashes at the time of revealing, the server's first; null before. */
  seen: string[] | null;
}

const STORAGE_KEY = "bastide-parts";
const MAX_STORED_TABLES = 100;
/** Fallback without storage. */
let memory: [string, SeedShare][] = [];

function loadShares(): [string, SeedShare][] {
  try {
    memory = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as [string, SeedShare][];
  } catch {
    // keep the list in memory
  }
  return memory;
}

/** Store the share of a table, and drop the oldest ones. */
export function storeShare(table: string, share: SeedShare): void {
  memory = [...loadShares().filter(([other]) => other !== table), [table, share] as [string, SeedShare]].slice(-MAX_STORED_TABLES);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
  } catch {
    // lasts as long as the page
  }
}

/** Stored share of a table; null if there is none. */
export const storedShare = (table: string): SeedShare | null => loadShares().find(([other]) => other === table)?.[1] ?? null;

/** Commitment of a secret. */
export const shareHash = (secret: string): string => sha256(`bastide part:${secret}`);

/** Create a new secret. */
export function newShare(): SeedShare {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { secret: [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""), seen: null };
}

/** Hash of this device's share for a table; creates a share unless one is stored that was not revealed. */
export function commitShare(table: string): string {
  const old = storedShare(table);
  const now = old && !old.seen ? old : newShare();
  storeShare(table, now);
  return shareHash(now.secret);
}

/** All hashes of a table, the server's first, independent of the seating. */
export const allHashes = (fairness: Fairness): string[] => [
  fairness.hash,
  ...fairness.parts.flatMap((part) => (part ? [part.hash] : [])).sort(),
];

export const equalHashes = (one: string[], other: string[]): boolean => one.join() === other.join();

/** Whether the share of the seat came from another device of the same person. */
export function isOnOtherDevice(message: TableMessage): boolean {
  const part = message.fairness?.parts[message.you];
  const mine = storedShare(message.table.id);
  return !!part?.hash && !(mine && shareHash(mine.secret) === part.hash);
}

/** Command that this device has to send automatically before the game: its hash or its secret. */
export function dueCommand(message: TableMessage): Command | null {
  const { fairness, you } = message;
  const table = message.table.id;
  if (message.table.status !== "open" || !fairness || !message.seats[you]?.agreed) return null;
  const part = fairness.parts[you];
  if (!part?.hash) return { do: "agree", table, part: commitShare(table) };
  const mine = storedShare(table);
  if (!fairness.opening || part.secret || !mine || shareHash(mine.secret) !== part.hash) return null;
  const shown = allHashes(fairness);
  // Revealed before with other hashes: somebody changed theirs, so this secret must not be used again.
  if (mine.seen && !equalHashes(mine.seen, shown)) return { do: "agree", table, part: commitShare(table) };
  storeShare(table, { ...mine, seen: shown });
  return { do: "reveal", table, secret: mine.secret };
}

export type ShareCheck = "kept" | "broken" | "absent";

/** After the game: whether this device's share was used, and all hashes are those it saw. */
export function checkShare(table: string, you: number, fairness: Fairness): { own: ShareCheck; seen: ShareCheck } {
  const mine = storedShare(table);
  if (you < 0 || !mine) return { own: "absent", seen: "absent" };
  return {
    own: fairness.parts[you]?.secret === mine.secret ? "kept" : "broken",
    seen: mine.seen ? (equalHashes(mine.seen, allHashes(fairness)) ? "kept" : "broken") : "absent",
  };
}
