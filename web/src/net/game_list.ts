/** Games of the server, with their titles. */
import { getCached } from "./http_client.ts";
import type { Facts, GameInfo } from "../base/server_message_types.ts";
import { translate, translator } from "../i18n/translator.svelte.ts";

/** List the games, those with a page first. */
export async function listGames(): Promise<GameInfo[]> {
  const [games] = await Promise.all([getCached<GameInfo[]>("/api/games"), translator.loadCatalogues("games")]);
  return games.toSorted((a, b) => Number(!!b.page) - Number(!!a.page));
}

export async function findGame(game: string): Promise<GameInfo | undefined> {
  return (await listGames()).find((one) => one.id === game);
}

/** Title of a game; loaded with the list of games. */
export const gameTitle = (game: string): string => (translator.has(game) ? translate(game) : game);

/** URL of the game's lobby picture; empty if there is none. */
export const gamePicture = (game: GameInfo): string => game.page?.picture ?? "";

/** URL of the form for a new table with these options. */
export function newTableUrl(game: string, options: Facts): string {
  const asked = Object.entries(options).map(([id, value]) => [id, Array.isArray(value) ? value.join(",") : String(value)]);
  return `/new/${game}?${new URLSearchParams(asked)}`;
}
