/**
 * Spaced repetition of missed lesson steps: a missed step comes again after 1, 3, 7 and 21 days. The settings store them per
 * lesson as text: "STEP:STAGE:DAY" separated by spaces, where DAY is when the step is due.
 */
import { settings } from "../../settings/settings.svelte.ts";

const INTERVALS_DAYS = [1, 3, 7, 21];
const DAY_MS = 86_400_000;

/** A missed step: index in the lesson, number of repetitions so far, and the day when it is due. */
export type MissedStep = { step: number; stage: number; due: number };

/** Number of the current day, in local time. */
export const today = (now = new Date()): number => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY_MS);

export function parseMissed(text: string): MissedStep[] {
  return text.split(" ").flatMap((part) => {
    const [step = NaN, stage = NaN, due = NaN] = part.split(":").map(Number);
    return part && [step, stage, due].every(Number.isInteger) && INTERVALS_DAYS[stage] !== undefined ? [{ step, stage, due }] : [];
  });
}
export const formatMissed = (missed: MissedStep[]): string => missed.map(({ step, stage, due }) => `${step}:${stage}:${due}`).join(" ");

/** The list after a mistake: the step is due tomorrow. */
export const withMistake = (missed: MissedStep[], step: number, day: number): MissedStep[] => [
  ...missed.filter((one) => one.step !== step),
  { step, stage: 0, due: day + INTERVALS_DAYS[0]! },
];

/** The list after a repetition without a mistake: due later, or removed after the last repetition. */
export function withSuccess(missed: MissedStep[], step: number, day: number): MissedStep[] {
  return missed.flatMap((one) => {
    if (one.step !== step) return [one];
    const days = INTERVALS_DAYS[one.stage + 1];
    return days === undefined ? [] : [{ step, stage: one.stage + 1, due: day + days }];
  });
}

/** Due steps of the lessons of a game, in order. */
export function dueSteps(game: string, lessons: string[], day = today()): { lesson: string; step: number }[] {
  return lessons.flatMap((lesson) =>
    parseMissed(settings.missedSteps(`${game}/${lesson}`))
      .filter(({ due }) => due <= day)
      .map(({ step }) => ({ lesson, step })),
  );
}

function update(game: string, lesson: string, change: (missed: MissedStep[]) => MissedStep[]): void {
  const key = `${game}/${lesson}`;
  settings.setMissedSteps(key, formatMissed(change(parseMissed(settings.missedSteps(key)))));
}
export const recordMistake = (game: string, lesson: string, step: number): void => update(game, lesson, (missed) => withMistake(missed, step, today()));
export const recordSuccess = (game: string, lesson: string, step: number): void => update(game, lesson, (missed) => withSuccess(missed, step, today()));
