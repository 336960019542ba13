/** Game of a page: from its URL, else the first one available. */
import type { GameInfo } from "../base/server_message_types.ts";
import { listGames, gameTitle } from "../net/game_list.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import { pageTitle } from "./page_title.svelte.ts";

export class SelectedGame {
  /** Games that have this page. */
  games = $state.raw<GameInfo[]>([]);
  #requested: () => string | null;

  /** Create it with its page. `requested`: game in the URL; `topic`: replaces the page name in the title. */
  constructor(requested: () => string | null, hasPage: (game: GameInfo) => boolean, topic: () => string = () => "") {
    this.#requested = requested;
    listGames().then(
      (found) => (this.games = found.filter(hasPage)),
      (error: unknown) => toasts.showError(error),
    );
    pageTitle.use(() => ({ topic: topic(), game: this.info ? gameTitle(this.id) : "" }));
  }

  /** Empty until the games are loaded, if the URL names none. */
  get id(): string {
    return this.#requested() ?? this.games[0]?.id ?? "";
  }
  get info(): GameInfo | undefined {
    return this.games.find((one) => one.id === this.id);
  }
}
