/** Going on from a position of a game that is over, at a new table. */
import { post } from "./api.ts";
import type { PlayOn, SeatWish, TableMade } from "./messages.ts";
import { route } from "./route.svelte.ts";

/** Where the game is to be had: at a finished table of this server, or as the text of its record. */
export interface Source {
  record: string;
  shared: { table: string; invite: string | null } | null;
}

/** Whoever is invited by a link. */
export const FRIENDS = "";

/** Sit down on a seat, with this bot on all the others, or friends, and go there. */
export async function playOn(source: Source, at: number, seat: number, players: number, opponent: string): Promise<void> {
  const other: SeatWish = opponent === FRIENDS ? { kind: "open" } : { kind: "bot", bot: opponent };
  const seats = Array.from({ length: players }, (_, i): SeatWish => (i === seat ? { kind: "me" } : other));
  const from = source.shared ?? { record: source.record };
  const wish: PlayOn = { ...from, at, seats, start: opponent !== FRIENDS };
  const made = await post<TableMade>("/api/play_on", wish);
  route.go(`/table/${made.table}`);
}
