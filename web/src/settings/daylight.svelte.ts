/** Season and time of day by the player's clock, as attributes of the document for styles (`daylight.css`). */
import "./daylight.css";
import { settings } from "./settings.svelte.ts";

const SEASONS = ["winter", "spring", "summer", "autumn"] as const;
/** First hour of each part of the day. */
const DAY_PARTS = [
  ["night", 0],
  ["morning", 5],
  ["day", 9],
  ["evening", 17],
  ["night", 21],
] as const;
const CHECK_EVERY_MS = 600_000;

/** Clocks that are ahead in January, not in July, are south of the equator. */
function isSouthern(date: Date): boolean {
  const offset = (month: number) => new Date(date.getFullYear(), month, 1).getTimezoneOffset();
  return offset(0) < offset(6);
}

export function seasonAt(date: Date, southern = isSouthern(date)): (typeof SEASONS)[number] {
  const monthsSinceDecember = (date.getMonth() + 1 + (southern ? 6 : 0)) % 12;
  return SEASONS[Math.floor(monthsSinceDecember / 3)]!;
}

export const dayPartAt = (date: Date): (typeof DAY_PARTS)[number][0] => DAY_PARTS.findLast(([, hour]) => hour <= date.getHours())![0];

function applyDaylight(): void {
  const page = document.documentElement.dataset;
  const now = new Date();
  if (settings.all.daylight) Object.assign(page, { season: seasonAt(now), daypart: dayPartAt(now) });
  else {
    delete page.season;
    delete page.daypart;
  }
}

/** Keep the attributes up to date while the calling component exists. */
export function followDaylight(): void {
  $effect(() => {
    applyDaylight();
    const timer = setInterval(applyDaylight, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  });
}
