/** Answers of a puzzle: marks on the board, the moves that follow, and texts. */
import type { Facts, LogEntryView, PuzzleAnswerLine, PuzzleContinuation } from "../../base/server_message_types.ts";
import { reasonTexts } from "../../game_page/action_texts.ts";
import type { ActionInfo } from "../../game_page/page_api.ts";

/** Keeps the number of an answer that is not marked. */
const NOT_MARKED: ActionInfo = { action: -1, notation: "", meaning: {} };

/**
 * Marks of the answers, numbered as in the list: only `pointed`, or else all. Of answers at the same place the first is marked.
 */
export function markLines(lines: PuzzleAnswerLine[], pointed: PuzzleAnswerLine | null): ActionInfo[] {
  const places = new Set<string>();
  return lines.map((line) => {
    const { x, y, feature } = line.meaning;
    const place = x === undefined ? line.notation : `${String(x)},${String(y)},${String(feature)}`;
    const isMarked = pointed ? line.action === pointed.action : !places.has(place);
    places.add(place);
    return isMarked ? line : NOT_MARKED;
  });
}

/**
 * The moves after an answer as steps to watch: the answer itself, the rest of the turn, and then each player's turn. Moves
 * without a visible event are shown with the next one.
 */
export function groupMoves({ positions, known }: PuzzleContinuation, isVisible: (event: Facts) => boolean): PuzzleContinuation {
  const found: PuzzleContinuation = { positions: [], known: [] };
  let happened: LogEntryView[] = [];
  positions.forEach((position, i) => {
    happened = [...happened, ...position.happened];
    const next = positions[i + 1];
    const isOver = !i || next?.happened[0]?.seat !== position.happened[0]?.seat;
    if (next && !(isOver && happened.some((entry) => entry.events.some(isVisible)))) return;
    found.positions.push({ ...position, happened });
    found.known.push(known[i] ?? {});
    happened = [];
  });
  return found;
}

/** Events of log entries by player, in order of their first event. */
export function eventsByPlayer(entries: LogEntryView[]): { seat: number; events: Facts[] }[] {
  const found = new Map<number, Facts[]>();
  for (const entry of entries) {
    for (const event of entry.events) {
      const seat = typeof event.player === "number" ? event.player : entry.seat;
      found.set(seat, [...(found.get(seat) ?? []), event]);
    }
  }
  return [...found].map(([seat, events]) => ({ seat, events }));
}

/** A rating change with its sign, which is left of it in every language. */
export const signedChange = (change: number): string => `\u200e${change < 0 ? "\u2212" : "+"}${Math.round(Math.abs(change))}`;

/** Reasons as sentences. */
export const reasonSentences = (game: string, reasons: Facts[]): string =>
  reasonTexts(game, reasons)
    .map((text) => (/[.!?…]\P{L}*$/u.test(text) ? text : `${text}.`))
    .join(" ");
