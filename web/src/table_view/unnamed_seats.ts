/** Placeholder seats for examples, lessons and puzzles. */
import type { SeatInfo } from "../base/server_message_types.ts";

export const unnamedSeats = (players: number, waitingFor: number[]): SeatInfo[] =>
  Array.from({ length: players }, (_, i) => ({
    kind: "person",
    name: "",
    bot: null,
    connected: true,
    to_move: waitingFor.includes(i),
    chosen: false,
    resigned: false,
    clock: null,
    running: false,
    agreed: true,
    may_replace_at: null, same_device: false, bot_account: false,
  }));
