/** Start a first game: the weakest bots, default options and the coach. */
import { findGame } from "../net/game_list.ts";
import type { GameInfo, SeatRequest } from "../base/server_message_types.ts";
import { settings } from "../settings/settings.svelte.ts";
import { botLevels, createTable } from "./create_table.ts";
import { currentUser } from "./current_user.svelte.ts";

/** Number of opponents in a first game. */
export const firstGameOpponents = (game: GameInfo): number => Math.max(game.min_players, 2) - 1;

/** Create the table and open it. A visitor without a name gets `name`. */
export async function startFirstGame(game: string, name = currentUser.randomGuestName()): Promise<void> {
  const info = (await findGame(game))!;
  await currentUser.ensureName(name);
  settings.setCoach(game, true);
  const bot: SeatRequest = { kind: "bot", bot: botLevels(info)[0]?.name ?? "random" };
  const seats: SeatRequest[] = [{ kind: "me" }, ...Array.from({ length: firstGameOpponents(info) }, () => bot)];
  await createTable({ game, seats, start: true });
}
