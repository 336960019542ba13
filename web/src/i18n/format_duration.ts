/** Duration in its largest exact unit: 10 minutes, 3 days. */
import { translator } from "./translator.svelte.ts";

const UNITS: [string, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function formatDuration(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ["second", 1];
  return new Intl.NumberFormat(translator.language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}
