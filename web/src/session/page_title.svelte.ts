/** Title of the browser tab: from the route table, unless the page sets more. */

type Parts = {
  /** Replaces the page name: the lesson or rule shown. */
  topic?: string;
  /** Replaces the app name: the game of the page. */
  game?: string;
  /** Marks the tab when it is the user's turn. */
  isMyTurn?: boolean;
};

class PageTitle {
  #parts = $state.raw<Parts>({});

  /** Call while a component is created; the title follows these parts as long as it exists. */
  use(parts: () => Parts): void {
    $effect(() => {
      this.#parts = parts();
      return () => {
        this.#parts = {};
      };
    });
  }

  /** Title for a page name, which may be empty. */
  of(page: string): string {
    const { topic, game, isMyTurn } = this.#parts;
    const parts = [topic || page, game || "Bastide"].filter(Boolean);
    return `${isMyTurn ? "• " : ""}${parts.join(" · ")}`;
  }
}

export const pageTitle = new PageTitle();
