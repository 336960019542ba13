/** Texts of decisions, actions and reasons. */
import type { TableModel } from "./page_api.ts";
import type { ActionInfo, DecisionInfo, Facts } from "../base/server_message_types.ts";
import { translator } from "../i18n/translator.svelte.ts";

/** Label of an action, with its place if the game can describe it. */
export function actionLabel(table: Pick<TableModel, "game" | "describePlace">, info: ActionInfo): string {
  const message = `do-${String(info.meaning.do)}`;
  const where = table.describePlace?.(info.meaning) ?? "";
  const isLit = where && translator.has(`${table.game}-${message}.lit`);
  return isLit ? translator.formatMessage(table.game, `${message}.lit`, { ...info.meaning, where }) : translator.formatMessage(table.game, message, info.meaning);
}

/** Prompt of a decision, without the place where it is highlighted. */
export function decisionText(game: string, decision: DecisionInfo): string {
  const { source, least, most, about } = decision;
  const message = `ask-${decision.kind}`;
  return translator.formatMessage(game, translator.has(`${game}-${message}.lit`) ? `${message}.lit` : message, { source, least, most, ...about });
}

/** Reasons for an action, as texts. */
export function reasonTexts(game: string, reasons: Facts[]): string[] {
  return reasons.map(({ code, ...facts }) => translator.formatMessage(game, `reason-${String(code)}`, facts));
}

/** Rank of the best of these actions among the hints, from 1; 0 if none is hinted. */
export const hintRank = (table: TableModel, ...answers: ActionInfo[]): number =>
  (table.hints ?? []).findIndex(({ action }) => answers.some((answer) => answer.action === action)) + 1;
