/** Continue a finished game or a puzzle at a new table. */
import { post } from "../net/http_client.ts";
import type { ContinueGame, PuzzleSource, SeatRequest, NewTable } from "../base/server_message_types.ts";
import { route } from "../session/route.svelte.ts";

/** Source of the position: a finished table, a record, or a puzzle. */
export type PlayOnSource = { table: string; invite: string | null } | { record: string } | { puzzle: PuzzleSource };

/** Opponents invited by link. */
export const FRIENDS_BY_LINK = "";

/**
 * Create the table with the user on a seat and bots or friends on the others, and open it. `at`: null for the end of the
 * source.
 */
export async function playOn(source: PlayOnSource, at: number | null, seat: number, players: number, opponent: string): Promise<void> {
  const other: SeatRequest = opponent === FRIENDS_BY_LINK ? { kind: "open" } : { kind: "bot", bot: opponent };
  const seats = Array.from({ length: players }, (_, i): SeatRequest => (i === seat ? { kind: "me" } : other));
  const request: ContinueGame = { ...source, at, seats, start: opponent !== FRIENDS_BY_LINK };
  const made = await post<NewTable>("/api/play_on", request);
  route.navigate(`/table/${made.table}`);
}
