/** Description of a game's options, from `Option.described`, and names of their values. */
import type { Plain } from "../base/server_message_types.ts";
import { translate, translator } from "../i18n/translator.svelte.ts";

type CommonDescription = {
  id: string;
  /** Other options, and the values of them for which this option is relevant. Empty: always. */
  needs: Record<string, string[]>;
  /** Whether its numbers are seats. */
  of_seats: boolean;
};
export type OptionDescription = CommonDescription &
  (
    | { type: "flag"; default: boolean }
    | { type: "number"; default: number; low: number; high: number }
    | { type: "choice"; default: string; values: string[] }
    | { type: "several"; default: string | string[]; values: string[]; least: number; most: number; presets: Record<string, string[]>; drawn: boolean }
  );
export type MultiSelectDescription = Extract<OptionDescription, { type: "several" }>;

/** Whether an option has an effect with the current values of the others. Random values may be anything. */
export function isRelevant(option: OptionDescription, options: OptionDescription[], values: Record<string, Plain>): boolean {
  return Object.entries(option.needs).every(([id, wanted]) => {
    const other = options.find((one) => one.id === id);
    return selectedValues(other, values[id] ?? null).some((value) => wanted.includes(value));
  });
}

/** Values that a value can stand for, including itself. */
function selectedValues(option: OptionDescription | undefined, value: Plain): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (option?.type !== "several") return [String(value)];
  return [String(value), ...(option.presets[String(value)] ?? (value === "random" ? option.values : []))];
}

/** Name of a value: the option's own, that of a component with the singular of the option's id, or that of a card. */
export function optionValueName(game: string, option: string, value: string): string {
  const found = [`${game}-option-${option}-${value}`, `${game}-${option.replace(/s$/, "")}-${value}`, `${game}-card-${value}`];
  const message = found.find((one) => translator.has(one));
  return message ? translate(message) : value;
}
