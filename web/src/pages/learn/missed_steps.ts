/** Missed lesson steps, which come again by spaced repetition. The settings store them per lesson. */
import { settings } from "../../settings/settings.svelte.ts";
import { dueItems, formatMissed, parseMissed, today, withMistake, withSuccess, type MissedItem } from "../../settings/spaced_repetition.ts";

/** Due steps of the lessons of a game, in order. */
export function dueSteps(game: string, lessons: string[], day = today()): { lesson: string; step: number }[] {
  return lessons.flatMap((lesson) =>
    dueItems(parseMissed(settings.missedSteps(`${game}/${lesson}`)), day)
      .map((item) => ({ lesson, step: Number(item) }))
      .filter(({ step }) => Number.isInteger(step)),
  );
}

function update(game: string, lesson: string, change: (missed: MissedItem[]) => MissedItem[]): void {
  const key = `${game}/${lesson}`;
  settings.setMissedSteps(key, formatMissed(change(parseMissed(settings.missedSteps(key)))));
}
export const recordMistake = (game: string, lesson: string, step: number): void => update(game, lesson, (missed) => withMistake(missed, String(step), today()));
export const recordSuccess = (game: string, lesson: string, step: number): void => update(game, lesson, (missed) => withSuccess(missed, String(step), today()));
