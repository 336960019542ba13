/** Title of the browser tab: the page's own name, which the route table has, unless the page says more about what it shows. */

type Parts = {
  /** In place of the page's name: the lesson or rule that is shown. */
  topic?: string;
  /** In place of the app's name: the game that the page is about. */
  game?: string;
  /** Marks the tab: it is the reader's turn. */
  isMyTurn?: boolean;
};

class PageTitle {
  #parts = $state.raw<Parts>({});

  /** Called by a component while it is created: the title follows these parts as long as the component exists. */
  use(parts: () => Parts): void {
    $effect(() => {
      this.#parts = parts();
      return () => {
        this.#parts = {};
      };
    });
  }

  /** The title of a page with this name; an empty one has none. */
  of(page: string): string {
    const { topic, game, isMyTurn } = this.#parts;
    const parts = [topic || page, game || "Bastide"].filter(Boolean);
    return `${isMyTurn ? "• " : ""}${parts.join(" · ")}`;
  }
}

export const pageTitle = new PageTitle();
