/** Going on from a position of a game that is over, or of a puzzle, at a new table. */
import { post } from "../net/http_client.ts";
import type { PlayOn, PuzzleSource, SeatWish, TableMade } from "../base/messages.ts";
import { route } from "../session/route.svelte.ts";

/** Where the game is to be had: at a finished table of this server, as the text of its record, or as a puzzle. */
export type PlayOnSource = { table: string; invite: string | null } | { record: string } | { puzzle: PuzzleSource };

/** Whoever is invited by a link. */
export const FRIENDS_BY_LINK = "";

/** Sit down on a seat, with this bot on all the others, or friends, and go there. `at`: null, where the source ends. */
export async function playOn(source: PlayOnSource, at: number | null, seat: number, players: number, opponent: string): Promise<void> {
  const other: SeatWish = opponent === FRIENDS_BY_LINK ? { kind: "open" } : { kind: "bot", bot: opponent };
  const seats = Array.from({ length: players }, (_, i): SeatWish => (i === seat ? { kind: "me" } : other));
  const wish: PlayOn = { ...source, at, seats, start: opponent !== FRIENDS_BY_LINK };
  const made = await post<TableMade>("/api/play_on", wish);
  route.navigate(`/table/${made.table}`);
}
