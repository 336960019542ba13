/** How a game describes its options: `Option.described` of the engine. */
import type { Plain } from "../base/messages.ts";

type CommonDescription = {
  id: string;
  /** Where it makes a difference: another option, and those of its values with which it does. Empty: always. */
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

/** Whether an option makes any difference as the others stand. What is left to chance may bring anything. */
export function isRelevant(option: OptionDescription, options: OptionDescription[], values: Record<string, Plain>): boolean {
  return Object.entries(option.needs).every(([id, wanted]) => {
    const other = options.find((one) => one.id === id);
    return selectedValues(other, values[id] ?? null).some((value) => wanted.includes(value));
  });
}

/** The words that a value stands for, itself among them. */
function selectedValues(option: OptionDescription | undefined, value: Plain): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (option?.type !== "several") return [String(value)];
  return [String(value), ...(option.presets[String(value)] ?? (value === "random" ? option.values : []))];
}
