/** The games that can be played here, as the server lists them, with their names. */
import { lookUp } from "./http_client.ts";
import type { Facts, GameInfo } from "../base/messages.ts";
import { say, words } from "../i18n/translator.svelte.ts";

/** Those with a page of their own first. */
export async function listGames(): Promise<GameInfo[]> {
  const [games] = await Promise.all([lookUp<GameInfo[]>("/api/games"), words.need("games")]);
  return games.toSorted((a, b) => Number(!!b.page) - Number(!!a.page));
}

export async function findGame(game: string): Promise<GameInfo | undefined> {
  return (await listGames()).find((one) => one.id === game);
}

/** What a game is called; its names are loaded with the list of games. */
export const titleOf = (game: string): string => (words.has(game) ? say(game) : game);

/** The scene that stands for the game, if it has one. */
export const pictureOf = (game: GameInfo): string => game.page?.picture ?? "";

/** The address of a new table with these options. */
export function again(game: string, options: Facts): string {
  const asked = Object.entries(options).map(([id, value]) => [id, Array.isArray(value) ? value.join(",") : String(value)]);
  return `/new/${game}?${new URLSearchParams(asked)}`;
}
