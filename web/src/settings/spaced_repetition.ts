/** Spaced repetition: an item that was missed comes again after 1, 3, 7 and 21 days. */

const INTERVALS_DAYS = [1, 3, 7, 21];
const DAY_MS = 86_400_000;

/** A missed item: number of repetitions so far, and the day when it is due. */
export type MissedItem = { item: string; stage: number; due: number };

/** Number of the current day, in local time. */
export const today = (now = new Date()): number => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY_MS);

/** Read items that are stored as "ITEM:STAGE:DAY" and separated by spaces. Damaged parts are ignored. */
export function parseMissed(text: string): MissedItem[] {
  return text.split(" ").flatMap((part) => {
    const [item = "", ...numbers] = part.split(":");
    const [stage = NaN, due = NaN] = numbers.map(Number);
    return item && Number.isInteger(due) && INTERVALS_DAYS[stage] !== undefined ? [{ item, stage, due }] : [];
  });
}
export const formatMissed = (missed: MissedItem[]): string => missed.map(({ item, stage, due }) => `${item}:${stage}:${due}`).join(" ");

/** The list after a mistake: the item is due tomorrow. */
export const withMistake = (missed: MissedItem[], item: string, day: number): MissedItem[] => [
  ...missed.filter((one) => one.item !== item),
  { item, stage: 0, due: day + INTERVALS_DAYS[0]! },
];

/** The list after a repetition without a mistake: due later, or removed after the last repetition. */
export function withSuccess(missed: MissedItem[], item: string, day: number): MissedItem[] {
  return missed.flatMap((one) => {
    if (one.item !== item) return [one];
    const days = INTERVALS_DAYS[one.stage + 1];
    return days === undefined ? [] : [{ item, stage: one.stage + 1, due: day + days }];
  });
}

/** The items that are due on a day. */
export const dueItems = (missed: MissedItem[], day: number): string[] => missed.filter(({ due }) => due <= day).map(({ item }) => item);
