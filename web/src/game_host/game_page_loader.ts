/** Loads the page of a game: its own module, or the text page. */
import { PAGE_API_VERSION, type GameParts, type CreateGamePage } from "../game_page/page_api.ts";
import { translate } from "../i18n/translator.svelte.ts";
import { findGame, gameTitle } from "../net/game_list.ts";
import { toasts } from "../ui/toasts.svelte.ts";

const loadedPages = new Map<string, Promise<GameParts>>();

/** Load the page of a game, once; games without one get the text page. */
export function loadGamePage(game: string): Promise<GameParts> {
  let found = loadedPages.get(game);
  if (!found) {
    found = loadPage(game);
    loadedPages.set(game, found);
    found.catch(() => loadedPages.delete(game)); // so that it is tried again
  }
  return found;
}

async function loadPage(name: string): Promise<GameParts> {
  const game = await findGame(name);
  if (game?.page) {
    const [{ default: open }, { createPageHost }] = await Promise.all([
      import(/* @vite-ignore */ new URL(game.page.module, document.baseURI).href) as Promise<{ default: CreateGamePage }>,
      import("./page_services.ts"),
      game.page.style ? loadStyleSheet(game.page.style) : null,
    ]);
    const parts = await open(createPageHost(name));
    if (parts.apiVersion === PAGE_API_VERSION) return parts;
    toasts.show(translate("web-page-api-mismatch", { game: gameTitle(name) }), true);
  }
  return (await import("./text_page/index.ts")).default;
}

/** Load a style sheet; resolves when it is applied. */
function loadStyleSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`no style at ${href}`));
    document.head.append(link);
  });
}
