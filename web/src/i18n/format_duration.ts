/** Duration in its largest exact unit: 10 minutes, 3 days. Needs the catalogue `table`. */
import { translate } from "./translator.svelte.ts";

const UNITS: [string, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function formatDuration(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ["second", 1];
  return translate(`table-duration-${unit}`, { count: seconds / size });
}
