/** Whether the user plays a game for the first time, with no finished game of it. */
import { get } from "../net/http_client.ts";
import { currentUser } from "./current_user.svelte.ts";
import type { TableList } from "../base/server_message_types.ts";

export async function isFirstGame(game: string): Promise<boolean> {
  if (!currentUser.person) return true;
  const { tables, more } = await get<TableList>("/api/me/tables?status=finished");
  // With more finished games than one page lists, nothing is a first game.
  return more === null && tables.every((table) => table.game !== game);
}
