/** The game that a page is about: the one in its address, else the first one that the page has something for. */
import type { GameInfo } from "../base/messages.ts";
import { listGames, gameTitle } from "../net/game_list.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import { pageTitle } from "./page_title.svelte.ts";

export class SelectedGame {
  /** The games that the page has something for. */
  games = $state.raw<GameInfo[]>([]);
  #requested: () => string | null;

  /** Created with its page. `asked`: the game in the address; `topic`: what the title says in place of the page's name. */
  constructor(requested: () => string | null, hasPage: (game: GameInfo) => boolean, topic: () => string = () => "") {
    this.#requested = requested;
    listGames().then(
      (found) => (this.games = found.filter(hasPage)),
      (error: unknown) => toasts.showError(error),
    );
    pageTitle.use(() => ({ topic: topic(), game: this.info ? gameTitle(this.id) : "" }));
  }

  /** Empty until the games are known, where the address names none. */
  get id(): string {
    return this.#requested() ?? this.games[0]?.id ?? "";
  }
  get info(): GameInfo | undefined {
    return this.games.find((one) => one.id === this.id);
  }
}
