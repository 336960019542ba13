/** Ways to open a game or a position on the analysis board. */
import { route } from "../session/route.svelte.ts";

/** Text to open: a record or a position, and where. */
export type BoardText = { text: string; /** Number of recorded actions. */ at?: number; viewer?: number };

/** Views that belong to no fixed seat: that of the player to move, or all hands open. */
export const PLAYER_TO_MOVE = -1;
export const EVERYTHING_OPEN = -2;
/** Viewer of a picture who is no player. */
export const SPECTATOR = -1;

let waiting: BoardText | null = null;

/** Open a record or a position. */
export function openOnBoard(text: BoardText): void {
  waiting = text;
  route.navigate("/analysis");
}

/** Text of a game or a position that waits to become a chapter of a study. */
export const chapterText: { waiting: string | null } = { waiting: null };

/** The text that was opened last; the page shows it once. */
export function takeBoardText(): BoardText | null {
  const found = waiting;
  waiting = null;
  return found;
}

/** Address of a finished table (`table`, `invite`), a puzzle (`puzzle`: GAME/ID) or a position on the board. */
export function analysisUrl(values: Record<string, string | number>): string {
  const given = Object.entries(values).filter(([, value]) => value !== "");
  return `/analysis?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
