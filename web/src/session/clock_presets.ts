/** Time controls of forms for a new table. */
import type { CreateTable } from "../base/server_message_types.ts";

/** Time controls by name; the text of a name is in the catalogue `web`. */
export const CLOCK_PRESETS: Record<string, CreateTable["clock"]> = {
  none: { kind: "none" },
  minute: { kind: "move", seconds: 60 },
  bank: { kind: "bank", seconds: 900, increment: 10 },
  day: { kind: "move", seconds: 86400 },
  days: { kind: "move", seconds: 3 * 86400 },
  week: { kind: "move", seconds: 7 * 86400 },
};
