/** Time controls of the form for a new tournament. */
import type { TournamentSettings } from "../../base/server_message_types.ts";

/** Time controls: live games, and days per move. */
export const CLOCKS: Record<string, TournamentSettings["clock"]> = {
  quick: { kind: "bank", seconds: 600, increment: 5 },
  standard: { kind: "bank", seconds: 1500, increment: 10 },
  long: { kind: "bank", seconds: 3600, increment: 20 },
  day: { kind: "move", seconds: 86_400 },
  days: { kind: "move", seconds: 3 * 86_400 },
};

/** Whether a player has days for a move. */
export const isCorrespondence = (clock: string): boolean => clock === "day" || clock === "days";
