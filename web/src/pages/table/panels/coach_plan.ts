/** The coach's plan as a sentence. */
import type { GamePlan } from "../../../base/server_message_types.ts";
import { translate, translator } from "../../../i18n/translator.svelte.ts";

/** The plan of a game as one sentence; empty if there is nothing to say. */
export function planText(game: string, plan: GamePlan | null): string {
  const cards = (plan?.purchases ?? []).map(({ card, count }) => {
    const name = translate(`${game}-card-${card}`);
    return count > 1 ? translate("lesson-coach-plan-cards", { count, card: name }) : name;
  });
  if (cards.length) return translate("lesson-coach-plan-buys", { cards: translator.joinList(cards) });
  const sources = (plan?.sources ?? []).flatMap(({ source, points }) => {
    const name = [`${game}-category-${source}`, `${game}-metric-${source}`].find((id) => translator.has(id));
    return name ? [translate("lesson-coach-plan-source", { source: translate(name), points })] : [];
  });
  return sources.length ? translate("lesson-coach-plan-points", { sources: translator.joinList(sources) }) : "";
}
