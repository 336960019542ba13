/** Questions, answers and what speaks for them, in words. */
import type { TableModel } from "./page_api.ts";
import type { ActionInfo, DecisionInfo, Facts } from "../base/messages.ts";
import { translator } from "../i18n/translator.svelte.ts";

/** The label of an action; where the game can say it, with the place in words. */
export function actionLabel(table: Pick<TableModel, "game" | "describePlace">, info: ActionInfo): string {
  const message = `do-${String(info.meaning.do)}`;
  const where = table.describePlace?.(info.meaning) ?? "";
  const isLit = where && translator.has(`${table.game}-${message}.lit`);
  return isLit ? translator.formatMessage(table.game, `${message}.lit`, { ...info.meaning, where }) : translator.formatMessage(table.game, message, info.meaning);
}

/** The prompt of a decision. What it is about lies before the reader's eyes: its place need not be said. */
export function decisionText(game: string, decision: DecisionInfo): string {
  const { source, least, most, about } = decision;
  const message = `ask-${decision.kind}`;
  return translator.formatMessage(game, translator.has(`${game}-${message}.lit`) ? `${message}.lit` : message, { source, least, most, ...about });
}

/** What speaks for an action, one reason after the other. */
export function reasonTexts(game: string, reasons: Facts[]): string[] {
  return reasons.map(({ code, ...facts }) => translator.formatMessage(game, `reason-${String(code)}`, facts));
}

/** The place of the best of these answers among what a bot would do, from 1; 0 if none of them is there. */
export const hintRank = (table: TableModel, ...answers: ActionInfo[]): number =>
  (table.hints ?? []).findIndex(({ action }) => answers.some((answer) => answer.action === action)) + 1;
