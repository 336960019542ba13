/** Create a table with this device's seed share, and open it. */
import { post } from "../net/http_client.ts";
import type { BotInfo, CreateTable, GameInfo, NewTable } from "../base/server_message_types.ts";
import { newShare, shareHash, storeShare } from "./seed_share.ts";
import { route } from "./route.svelte.ts";

export async function createTable(request: Omit<CreateTable, "part">): Promise<void> {
  const part = newShare();
  const made = await post<NewTable>("/api/tables", { ...request, part: shareHash(part.secret) });
  storeShare(made.table, part);
  route.navigate(`/table/${made.table}`);
}

/** Bot levels of a game, the weakest first. */
export const botLevels = (game: GameInfo): BotInfo[] =>
  game.bots.filter((bot) => bot.level !== null).sort((a, b) => (a.level ?? 0) - (b.level ?? 0));
