/**
 * The rules of the games, each book loaded when somebody first wants a word of it. Whatever a thing is called by
 * `KIND-ID` in the words of a game (`card-moat`, `ask-buy`, `refuse-too-dear`) leads to the section that explains it.
 */
import { getCached } from "../net/http_client.ts";
import { findGame } from "../net/game_list.ts";
import type { Rulebook, Section, Topic } from "../base/messages.ts";
import { translator } from "../i18n/translator.svelte.ts";

/** A section, and the page of the book on which it stands; a page alone where the whole of it is meant. */
export type RulebookEntry = { topic: Topic; section: Section | null };

class Rulebooks {
  /** What somebody at a table has asked about: it is shown over the table. */
  openTerm = $state.raw<{ game: string; term: string } | null>(null);

  /** The book of a game, in the reader's language. */
  load(game: string): Promise<Rulebook> {
    return getCached<Rulebook>(`/api/games/${game}/rules?language=${translator.language}`);
  }

  #termsByGame = $state.raw(new Map<string, Set<string>>());
  #requestedGames = new Set<string>();

  /** Whether a book has something to say of a term. It is not known until the book is here, which this asks for. */
  hasTerm(game: string, term: string): boolean {
    if (!this.#requestedGames.has(game)) {
      this.#requestedGames.add(game);
      void this.#loadTerms(game);
    }
    return this.#termsByGame.get(game)?.has(term) ?? false;
  }

  async #loadTerms(game: string): Promise<void> {
    if (!(await findGame(game).catch(() => undefined))?.rules) return;
    const book = await this.load(game).catch(() => null); // a server that is away explains nothing
    if (!book) return;
    const terms = new Set([...Object.keys(book.leads), ...book.topics.flatMap((topic) => topic.sections.map((section) => section.id))]);
    this.#termsByGame = new Map([...this.#termsByGame, [game, terms]]);
  }

  openDialog(game: string, term: string): void {
    this.openTerm = { game, term };
  }
}

export const rulebooks = new Rulebooks();

/** Where a term or a page stands in a book; null if nothing leads there. */
export function findTerm(book: Rulebook, term: string): RulebookEntry | null {
  const id = book.leads[term] ?? term;
  for (const topic of book.topics) {
    if (topic.id === id) return { topic, section: null };
    const section = topic.sections.find((one) => one.id === id);
    if (section) return { topic, section };
  }
  return null;
}

export const ruleUrl = (game: string, term = ""): string => `/rules/${game}${term && `/${encodeURIComponent(term)}`}`;
