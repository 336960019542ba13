/**
 * Rulebooks of the games, loaded on demand. Message names such as `card-moat`, `ask-buy` or `refuse-too-dear` are terms that
 * lead to the section explaining them.
 */
import { getCached } from "../net/http_client.ts";
import { findGame } from "../net/game_list.ts";
import type { Rulebook, Section, Topic } from "../base/server_message_types.ts";
import { translator } from "../i18n/translator.svelte.ts";

/** Topic and section of a term; the section is null for a whole topic. */
export type RulebookEntry = { topic: Topic; section: Section | null };

class Rulebooks {
  /** Term shown in the rule dialog. */
  openTerm = $state.raw<{ game: string; term: string } | null>(null);

  /** Load a game's rulebook in the viewer's language. */
  load(game: string): Promise<Rulebook> {
    return getCached<Rulebook>(`/api/games/${game}/rules?language=${translator.language}`);
  }

  #termsByGame = $state.raw(new Map<string, Set<string>>());
  #requestedGames = new Set<string>();

  /** Whether a term is explained; false until the rulebook is loaded, which this triggers. */
  hasTerm(game: string, term: string): boolean {
    if (!this.#requestedGames.has(game)) {
      this.#requestedGames.add(game);
      void this.#loadTerms(game);
    }
    return this.#termsByGame.get(game)?.has(term) ?? false;
  }

  async #loadTerms(game: string): Promise<void> {
    if (!(await findGame(game).catch(() => undefined))?.rules) return;
    const book = await this.load(game).catch(() => null); // no terms while the server is unreachable
    if (!book) return;
    const terms = new Set([...Object.keys(book.leads), ...book.topics.flatMap((topic) => topic.sections.map((section) => section.id))]);
    this.#termsByGame = new Map([...this.#termsByGame, [game, terms]]);
  }

  openDialog(game: string, term: string): void {
    this.openTerm = { game, term };
  }
}

export const rulebooks = new Rulebooks();

/** Entry of a term or topic; null if there is none. */
export function findTerm(book: Rulebook, term: string): RulebookEntry | null {
  const id = book.leads[term] ?? term;
  for (const topic of book.topics) {
    if (topic.id === id) return { topic, section: null };
    const section = topic.sections.find((one) => one.id === id);
    if (section) return { topic, section };
  }
  return null;
}

/** URL of a rulebook, or of a term in it. */
export const ruleUrl = (game: string, term = ""): string => `/rules/${game}${term && `/${encodeURIComponent(term)}`}`;
