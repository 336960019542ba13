/** Missed puzzles, which come again by spaced repetition. The settings store them per game. */
import { readList, writeList } from "../../settings/setting_lists.ts";
import { dueItems, formatMissed, parseMissed, today, withMistake, withSuccess, type MissedItem } from "../../settings/spaced_repetition.ts";

/** Maximum number of missed puzzles per game; an account has a limited number of settings. */
const MAX_MISSED = 50;

const missedOf = (game: string): MissedItem[] => parseMissed(readList("missed-puzzles", game).join(" "));

/** Ids of the due puzzles of a game, those due first at the start. `ids`: the puzzles in the pack. */
export function duePuzzles(game: string, ids: string[], day = today()): string[] {
  const missed = missedOf(game).toSorted((a, b) => a.due - b.due);
  return dueItems(missed, day).filter((id) => ids.includes(id));
}
/** Whether a puzzle was missed before and is due. */
export const isDue = (game: string, id: string, day = today()): boolean => dueItems(missedOf(game), day).includes(id);

/** Days until a missed puzzle comes again; null: it does not. */
export function daysUntilDue(game: string, id: string, day = today()): number | null {
  const found = missedOf(game).find(({ item }) => item === id);
  return found ? found.due - day : null;
}

/**
 * Update the repetitions after an answer. A wrong answer comes again; so does a repetition with a hint. A right answer counts only
 * if the puzzle was due, because the solution has just been shown otherwise.
 */
export function recordResult(game: string, id: string, isRight: boolean, withHint: boolean, day = today()): void {
  const missed = missedOf(game);
  const wasDue = isDue(game, id, day);
  if (isRight && !wasDue) return;
  const after = isRight && !withHint ? withSuccess(missed, id, day) : withMistake(missed, id, day);
  const kept = after.toSorted((a, b) => a.due - b.due).slice(0, MAX_MISSED);
  writeList("missed-puzzles", game, formatMissed(kept).split(" "));
}
