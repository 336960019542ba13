/** Days by their number since 1970: the same for everybody, by the clock of UTC. */
import { words } from "./translator.svelte.ts";

const DAY = 86_400_000;

export const dateOf = (day: number): string =>
  new Intl.DateTimeFormat(words.language, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }).format(day * DAY);

/** With its sign, which stands before the number in every language. */
export const signed = (value: number): string => `\u200e${value > 0 ? "+" : value < 0 ? "\u2212" : ""}${Math.abs(value)}`;
