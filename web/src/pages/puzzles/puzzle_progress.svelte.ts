/** How the reader stands with the puzzles of a game, as the server keeps it with them. */
import { get } from "../../net/http_client.ts";
import type { PuzzleVerdict, Solver, Solving } from "../../base/messages.ts";
import { toasts } from "../../ui/toasts.svelte.ts";

const NEW_SOLVER: Solver = { rating: 1200, deviation: 350, answers: 0, days: 0, longest: 0 };

class PuzzleProgressStore {
  #progress = $state.raw<Solving | null>(null);
  /** Goes up with every answer: what was asked for before one is old. */
  #answerCount = 0;

  /** Ask for it anew; nobody in particular has solved nothing. */
  async load(game: string, person: string | undefined): Promise<void> {
    if (!person) this.#progress = null;
    if (!person) return;
    const noted = this.#answerCount;
    try {
      const found = await get<Solving>(`/api/me/puzzles/${game}`);
      if (noted === this.#answerCount) this.#progress = found;
    } catch (error) {
      toasts.showError(error);
    }
  }
  get solver(): Solver {
    return this.#progress?.solver ?? NEW_SOLVER;
  }
  /** Whether a puzzle was solved at the first try; null: with a hint; undefined: it was not tried. */
  result(id: string): boolean | null | undefined {
    return this.#progress?.answered[id];
  }
  /** What an answer has made of it; only the first one to a puzzle is anything new. */
  recordAnswer(game: string, id: string, { right, solver, counted }: PuzzleVerdict): void {
    if (!solver) return;
    this.#answerCount += 1;
    const answered = this.#progress?.game === game ? this.#progress.answered : {};
    this.#progress = { game, solver, answered: counted ? { ...answered, [id]: right } : answered };
  }
}

export const puzzleProgress = new PuzzleProgressStore();
