/** How the reader stands with the puzzles, kept on this device: rating, days in a row, and what was answered. */
import type { Solver } from "../../lib/messages.ts";

const STORED = "bastide.puzzles";
const NEW: Solver = { rating: 1200, answers: 0, days: 0, last: 0, longest: 0 };

type Kept = { solver: Solver; done: Record<string, boolean> };

function stored(): Kept {
  try {
    const { solver, done } = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Kept>;
    return { solver: { ...NEW, ...solver }, done: { ...done } };
  } catch {
    return { solver: NEW, done: {} };
  }
}

class Standing {
  #kept = $state.raw<Kept>(stored());

  get solver(): Solver {
    return this.#kept.solver;
  }
  /** Whether a puzzle was solved at the first try; undefined: it was not tried. */
  result(id: string): boolean | undefined {
    return this.#kept.done[id];
  }
  /** Days in a row: a day that is not over yet breaks nothing. */
  row(day: number): number {
    return day <= this.solver.last + 1 ? this.solver.days : 0;
  }
  /** The first answer to a puzzle; later ones change nothing. */
  note(id: string, right: boolean, solver: Solver | null): void {
    if (id in this.#kept.done) return;
    this.#kept = { solver: solver ?? this.solver, done: { ...this.#kept.done, [id]: right } };
    try {
      localStorage.setItem(STORED, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing: it holds as long as the page is open
    }
  }
}

export const standing = new Standing();
