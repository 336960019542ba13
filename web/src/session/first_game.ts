/** Who plays a game for the first time: of nobody on this device a finished one is known. */
import { get } from "../net/http_client.ts";
import { currentUser } from "./current_user.svelte.ts";
import type { TableList } from "../base/messages.ts";

export async function isFirstGame(game: string): Promise<boolean> {
  if (!currentUser.person) return true;
  const { tables, more } = await get<TableList>("/api/me/tables?status=finished");
  // Whoever has more finished games than come at once is no newcomer anywhere.
  return more === null && tables.every((table) => table.game !== game);
}
