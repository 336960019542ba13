/** Presets of the form for a new tournament. */
import type { TournamentSettings } from "../../base/server_message_types.ts";

/** Time controls: live games, and days per move. */
export const CLOCKS: Record<string, TournamentSettings["clock"]> = {
  quick: { kind: "bank", seconds: 600, increment: 5 },
  standard: { kind: "bank", seconds: 1500, increment: 10 },
  long: { kind: "bank", seconds: 3600, increment: 20 },
  day: { kind: "move", seconds: 86_400 },
  days: { kind: "move", seconds: 3 * 86_400 },
};

export interface TournamentPreset {
  id: string;
  game: string;
  clock: keyof typeof CLOCKS;
  settings: Partial<TournamentSettings>;
}

export const PRESETS: TournamentPreset[] = [
  // As in the international tournament: two players, base game, a clock for each player.
  { id: "carcassonne", game: "carcassonne", clock: "standard", settings: { format: "swiss", rounds: 5, table_size: 2, best_of: 1, options: {} } },
  { id: "dominion", game: "dominion", clock: "standard", settings: { format: "swiss", rounds: 4, table_size: 2, best_of: 3, shared_setup: true, options: { kingdom: "random" } } },
  { id: "seven_wonders", game: "seven_wonders", clock: "standard", settings: { format: "tables", rounds: 4, table_size: 4, best_of: 1, options: {} } },
];

/** Whether a player has days for a move. */
export const isCorrespondence = (clock: string): boolean => clock === "day" || clock === "days";
