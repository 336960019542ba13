/** Sentence of the prompt: the decision, a turn that is ending, whose turn is shown, or whom the table waits for. */
import type { ActionInfo } from "../base/server_message_types.ts";
import { translate, translator } from "../i18n/translator.svelte.ts";
import { actionLabel, decisionText } from "./action_texts.ts";
import type { TableModel } from "./page_api.ts";

export function promptSentence(table: TableModel, customLabel: (info: ActionInfo) => string = () => ""): string {
  const { decision, pendingAction: pending } = table;
  if (pending) return translate("web-turn-ends", { what: customLabel(pending.info) || actionLabel(table, pending.info) });
  if (decision) return decisionText(table.game, decision);
  if (table.caption) return table.caption;
  const waiting = table.waitingFor.filter((seat) => seat !== table.you);
  if (!waiting.length) return translate("web-game-over");
  return translate("web-waiting-for", { names: translator.joinList(waiting.map((seat) => translator.seatName(seat))), count: waiting.length });
}
