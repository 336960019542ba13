/** Answers of a puzzle as marks on the board; reasons and rating changes as texts. */
import type { Facts, PuzzleAnswerLine } from "../../base/server_message_types.ts";
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

/** A rating change with its sign, which is left of it in every language. */
export const signedChange = (change: number): string => `\u200e${change < 0 ? "\u2212" : "+"}${Math.round(Math.abs(change))}`;

/** Reasons as sentences. */
export const reasonSentences = (game: string, reasons: Facts[]): string =>
  reasonTexts(game, reasons)
    .map((text) => (/[.!?…]\P{L}*$/u.test(text) ? text : `${text}.`))
    .join(" ");
