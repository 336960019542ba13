/** Choice of the next puzzle: not tried yet, of the wanted theme, closest to the solver's rating. */
import type { PuzzleListEntry } from "../../base/server_message_types.ts";

/** Result of the first try: null with a hint, undefined if not tried. */
export type FirstResult = boolean | null | undefined;
export type ResultOf = (id: string) => FirstResult;

/** A theme with the number of its puzzles, of those solved and of those tried. */
export type ThemeProgress = { theme: string; count: number; solved: number; tried: number };

/** Rating that puzzles of a difficulty have at first. */
const initialRating = (difficulty: number): number => 600 + 300 * difficulty;

/** The next puzzle; an empty theme is any. `besides` is the puzzle being shown. */
export function nextPuzzle(puzzles: PuzzleListEntry[], theme: string, rating: number, result: ResultOf, besides: string | null): PuzzleListEntry | undefined {
  const distance = (one: PuzzleListEntry) => Math.abs(initialRating(one.difficulty) - rating);
  return puzzles
    .filter((one) => one.id !== besides && result(one.id) === undefined && (!theme || one.theme === theme))
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Progress in each theme that has puzzles, in the given order. */
export function themeProgress(themes: string[], puzzles: PuzzleListEntry[], result: ResultOf): ThemeProgress[] {
  return themes.flatMap((theme) => {
    const results = puzzles.filter((one) => one.theme === theme).map((one) => result(one.id));
    const [solved, tried] = [results.filter((one) => one).length, results.filter((one) => one !== undefined).length];
    return results.length ? [{ theme, count: results.length, solved, tried }] : [];
  });
}
