/**
 * The rules of the games, each book loaded when somebody first wants a word of it. Whatever a thing is called by
 * `KIND-ID` in the words of a game (`card-moat`, `ask-buy`, `refuse-too-dear`) leads to the section that explains it.
 */
import { lookUp } from "../net/http_client.ts";
import { findGame } from "../net/game_list.ts";
import type { Rulebook, Section, Topic } from "../base/messages.ts";
import { words } from "../i18n/translator.svelte.ts";

/** A section, and the page of the book on which it stands; a page alone where the whole of it is meant. */
export type Found = { topic: Topic; section: Section | null };

class Rules {
  /** What somebody at a table has asked about: it is shown over the table. */
  asked = $state.raw<{ game: string; term: string } | null>(null);

  /** The book of a game, in the reader's language. */
  book(game: string): Promise<Rulebook> {
    return lookUp<Rulebook>(`/api/games/${game}/rules?language=${words.language}`);
  }

  #explained = $state.raw(new Map<string, Set<string>>());
  #wanted = new Set<string>();

  /** Whether a book has something to say of a term. It is not known until the book is here, which this asks for. */
  explains(game: string, term: string): boolean {
    if (!this.#wanted.has(game)) {
      this.#wanted.add(game);
      void this.#learn(game);
    }
    return this.#explained.get(game)?.has(term) ?? false;
  }

  async #learn(game: string): Promise<void> {
    if (!(await findGame(game).catch(() => undefined))?.rules) return;
    const book = await this.book(game).catch(() => null); // a server that is away explains nothing
    if (!book) return;
    const terms = new Set([...Object.keys(book.leads), ...book.topics.flatMap((topic) => topic.sections.map((section) => section.id))]);
    this.#explained = new Map([...this.#explained, [game, terms]]);
  }

  ask(game: string, term: string): void {
    this.asked = { game, term };
  }
}

export const rules = new Rules();

/** Where a term or a page stands in a book; null if nothing leads there. */
export function find(book: Rulebook, term: string): Found | null {
  const id = book.leads[term] ?? term;
  for (const topic of book.topics) {
    if (topic.id === id) return { topic, section: null };
    const section = topic.sections.find((one) => one.id === id);
    if (section) return { topic, section };
  }
  return null;
}

export const addressOf = (game: string, term = ""): string => `/rules/${game}${term && `/${encodeURIComponent(term)}`}`;
