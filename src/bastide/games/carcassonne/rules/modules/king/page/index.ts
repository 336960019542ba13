/** What The King and the Robber draws: who holds them has them at the seat. */
import type { ModulePage } from "$games/carcassonne/page/module.ts";

const badge = (colour: string, inside: string): string => `<circle r="15" fill="#fffaf0" stroke="${colour}" stroke-width="2"/>${inside}`;
const GOLD = "#b8860b";
const BROWN = "#5b4636";

export default {
  pieces: {
    king: badge(GOLD, `<path d="M-9 7v-13l5 5 4-8 4 8 5-5v13z" fill="${GOLD}"/>`),
    robber: badge(BROWN, `<path d="M-9 9c0-12 4-17 9-17s9 5 9 17c-3-2-5-2-9-2s-6 0-9 2z" fill="${BROWN}"/><path d="M-5-1h10v3h-10z" fill="#fffaf0"/>`),
  },
  seat: ({ extra }, seat) => (["king", "robber"] as const).map((id) => ({ kind: "figure", id, count: Number(extra.king?.[id] === seat) })),
} satisfies ModulePage;
