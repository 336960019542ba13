/** How a turn is shown: the card comes to the table, then what it does; what is gained flies; then everything is cleared away. */
import type { Beat } from "$lib/door.ts";
import type { Facts, Happening } from "$lib/messages.ts";

/** With these something new begins to be shown, for so long; everything else is what comes of it. */
const BEGIN: Record<string, number> = { play: 650, play_again: 500, play_treasures: 650, use: 500, buy: 850, gain: 850, gain_trashed: 700, trash: 600, reveal: 700, cleanup: 350, end: 600 };
/** What a card does, besides what begins something itself. */
const EFFECT = 450;

export function steps({ events }: Happening): Beat[] {
  const beats: Beat[] = [];
  const clears = events.findIndex((event) => event.kind === "cleanup");
  const add = (event: Facts, ms: number, at: number) => beats.push({ events: [event], ms, before: at < clears });
  events.forEach((event, at) => {
    const last = beats.at(-1);
    const kind = String(event.kind);
    const first = String(last?.events[0]!.kind ?? "");
    // A purchase is one movement, and so is clearing everything away, with the new hand and the next turn.
    if (last && (first === "cleanup" || (first === "buy" && kind === "gain"))) last.events.push(event);
    else if (kind in BEGIN) add(event, BEGIN[kind]!, at);
    else if (!last || first === "play" || first === "play_again") add(event, EFFECT, at);
    else last.events.push(event);
  });
  return beats;
}
