/** The user's puzzle progress in a game, as stored by the server. */
import { get } from "../../net/http_client.ts";
import type { PuzzleVerdict, SolverRating, PuzzleProgress } from "../../base/server_message_types.ts";
import { toasts } from "../../ui/toasts.svelte.ts";

const NEW_SOLVER: SolverRating = { rating: 1200, deviation: 350, answers: 0, days: 0, longest: 0 };

class PuzzleProgressStore {
  #progress = $state.raw<PuzzleProgress | null>(null);
  /** Incremented with each answer, to discard older responses. */
  #answerCount = 0;

  /** Load the progress; without a user it is empty. */
  async load(game: string, person: string | undefined): Promise<void> {
    if (!person) this.#progress = null;
    if (!person) return;
    const noted = this.#answerCount;
    try {
      const found = await get<PuzzleProgress>(`/api/me/puzzles/${game}`);
      if (noted === this.#answerCount) this.#progress = found;
    } catch (error) {
      toasts.showError(error);
    }
  }
  get solver(): SolverRating {
    return this.#progress?.solver ?? NEW_SOLVER;
  }
  /** Result of the first try; null with a hint, undefined if not tried. */
  result(id: string): boolean | null | undefined {
    return this.#progress?.answered[id];
  }
  /** Update after an answer; only the first answer to a puzzle counts. */
  recordAnswer(game: string, id: string, { right, solver, counted }: PuzzleVerdict): void {
    if (!solver) return;
    this.#answerCount += 1;
    const answered = this.#progress?.game === game ? this.#progress.answered : {};
    this.#progress = { game, solver, answered: counted ? { ...answered, [id]: right } : answered };
  }
}

export const puzzleProgress = new PuzzleProgressStore();
