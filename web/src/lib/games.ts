/** The games that have a table of their own here. What each needs is loaded when it is played. */
import type { Component } from "svelte";
import type { Facts } from "./messages.ts";
import type { Sight } from "./table.svelte.ts";

/** The parts of a game's table; `parts` is what its `load` gave, known only to the game itself. */
export type GameTable = {
  Table: Component<{ table: Sight; parts: never }>;
  Seat: Component<{ table: Sight; seat: number; parts: never }>;
  /** A card or tile, large. */
  Look: Component<{ parts: never; kind: string; id: string }>;
  load: () => Promise<unknown>;
};

type Entry = {
  open: () => Promise<unknown>;
  /** Kinds of things that can be looked at. */
  looks: string[];
  /** Whether the table itself has a score sheet, so that the result need not repeat it. */
  sheet?: boolean;
  /** Events that the table shows better than the log could. */
  silent?: string[];
  /** The cards in each hand, where a view shows them. */
  hands?: (view: Facts) => (string[] | null)[];
  /** What was drawn by chance for this game, as options that ask for the same again. */
  same?: (view: Facts) => Record<string, string>;
};

const dominionHands = (view: Facts) => (view.sides as { hand?: string[] }[]).map((side) => side.hand ?? null);
const wondersHands = (view: Facts) => (view.hands as { cards: string[] | null }[]).map((hand) => hand.cards);
const dominionSame = (view: Facts) => {
  const table = view.table as { kingdom: string[]; colony: boolean; edition: number };
  return { kingdom: table.kingdom.join(","), platinum_colony: table.colony ? "always" : "never", edition: String(table.edition) };
};

export const GAMES: Record<string, Entry> = {
  dominion: { open: () => import("../dominion/index.ts"), looks: ["card"], hands: dominionHands, same: dominionSame },
  carcassonne: { open: () => import("../carcassonne/index.ts"), looks: ["tile"] },
  seven_wonders: {
    open: () => import("../sevenwonders/index.ts"),
    looks: ["card", "board"],
    silent: ["choose", "chose"],
    sheet: true,
    hands: wondersHands,
  },
};

export async function openGame(game: string): Promise<GameTable> {
  const entry = GAMES[game];
  return (await (entry ? entry.open() : import("../plain/index.ts"))) as GameTable;
}
