/** The games that have a table of their own here. What each needs is loaded when it is played. */
import type { Component } from "svelte";
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
};

export const GAMES: Record<string, Entry> = {
  dominion: { open: () => import("../dominion/index.ts"), looks: ["card"] },
  carcassonne: { open: () => import("../carcassonne/index.ts"), looks: ["tile"] },
  seven_wonders: { open: () => import("../sevenwonders/index.ts"), looks: ["card", "board"], silent: ["choose", "chose"], sheet: true },
};

export async function openGame(game: string): Promise<GameTable> {
  const entry = GAMES[game];
  return (await (entry ? entry.open() : import("../plain/index.ts"))) as GameTable;
}
