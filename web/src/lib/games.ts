/** The games that can be played here, as the server lists them, and their pages, each loaded when it is wanted. */
import { lookUp } from "./api.ts";
import { DOOR, type GameParts, type OpenPage } from "./door.ts";
import type { Facts, GameInfo } from "./messages.ts";
import { notices } from "./notices.svelte.ts";
import { say, words } from "./words.svelte.ts";

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

const opened = new Map<string, Promise<GameParts>>();

/** The game's own page, or the one that shows every game as text. */
export function openPage(game: string): Promise<GameParts> {
  let found = opened.get(game);
  if (!found) {
    found = load(game);
    opened.set(game, found);
    found.catch(() => opened.delete(game)); // so that it is asked for again
  }
  return found;
}

async function load(name: string): Promise<GameParts> {
  const game = await findGame(name);
  if (game?.page) {
    const [{ default: open }, { houseOf }] = await Promise.all([
      import(/* @vite-ignore */ new URL(game.page.module, document.baseURI).href) as Promise<{ default: OpenPage }>,
      import("./house.ts"),
      game.page.style ? dress(game.page.style) : null,
    ]);
    const parts = await open(houseOf(name));
    if (parts.door === DOOR) return parts;
    notices.tell(say("web-other-door", { game: titleOf(name) }), true);
  }
  return (await import("../text/index.ts")).default;
}

/** The style of a game's page, in place before anything is drawn with it. */
function dress(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`no style at ${href}`));
    document.head.append(link);
  });
}
