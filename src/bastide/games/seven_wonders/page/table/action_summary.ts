/** Short label of an action with a card whose name is shown beside it. */
import { actionLabel } from "$app/game_page/action_texts.ts";
import type { ActionInfo } from "$app/game_page/page_api.ts";
import { translate, translator } from "$app/i18n/translator.svelte.ts";

/** What is done and what each neighbour gets: "Build stage – Bruno, 1 coin: stone". */
export function actionSummary(info: ActionInfo): string {
  const { meaning } = info;
  const verb = String(meaning.do);
  if (verb !== "build" && verb !== "stage") return actionLabel({ game: "seven_wonders" }, info);
  const bank = meaning.bank ? ` ${translate("seven_wonders-page-card-pay", { price: Number(meaning.bank) })}` : "";
  const payments = (["left", "right"] as const).flatMap((side) => {
    const coins = Number(meaning[side] ?? 0);
    if (!coins) return [];
    const resources = translator.listComponents("seven_wonders", "resource", meaning[`${side}_resources`] as string[]);
    const player = translator.seatName(Number(meaning[`${side}_player`]));
    return [translate("seven_wonders-page-payment", { player, paid: translate("seven_wonders-page-paid", { coins, resources }) })];
  });
  return [translate(`seven_wonders-page-do-${verb}`) + bank, ...payments].join(" \u2013 ");
}
