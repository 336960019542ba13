/** Days by their number since 1970, in UTC. */
import { translator } from "./translator.svelte.ts";

const DAY_MS = 86_400_000;

export const formatDay = (day: number): string =>
  new Intl.DateTimeFormat(translator.language, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }).format(day * DAY_MS);

/** A number with its sign; the sign is left of it in every language. */
export const formatSigned = (value: number): string => `\u200e${value > 0 ? "+" : value < 0 ? "\u2212" : ""}${Math.abs(value)}`;

/** Whether a day (number since 1970, UTC) is over. */
export function isDayOver(day: number): boolean {
  return Date.now() >= (day + 1) * DAY_MS;
}
