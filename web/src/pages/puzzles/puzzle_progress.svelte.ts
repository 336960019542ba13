/** The user's puzzle progress in a game, as stored by the server. */
import { get } from "../../net/http_client.ts";
import type { PuzzleVerdict, SolverRating, PuzzleProgress } from "../../base/server_message_types.ts";
import { toasts } from "../../ui/toasts.svelte.ts";

const NEW_SOLVER: SolverRating = { rating: 1200, deviation: 350, answers: 0, days: 0, longest: 0 };

export class PuzzleProgressStore {
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
  /** Update after the last answer to a puzzle. Without a user it is remembered until the page is closed. */
  recordAnswer(game: string, id: string, { right, solver, first }: PuzzleVerdict): void {
    const known = this.#of(game);
    this.#replace({ game, solver: solver ?? known.solver, answered: { [id]: right, ...known.answered, ...(solver && { [id]: first }) } });
  }
  /** After a hint the puzzle counts as tried. */
  recordHint(game: string, id: string): void {
    const known = this.#of(game);
    this.#replace({ ...known, answered: { [id]: null, ...known.answered } });
  }
  #of(game: string): PuzzleProgress {
    return this.#progress?.game === game ? this.#progress : { game, solver: NEW_SOLVER, answered: {} };
  }
  #replace(progress: PuzzleProgress): void {
    this.#answerCount += 1;
    this.#progress = progress;
  }
}

export const puzzleProgress = new PuzzleProgressStore();
