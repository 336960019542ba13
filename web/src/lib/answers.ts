/** Questions and answers in words. */
import type { ActionInfo, DecisionInfo } from "./messages.ts";
import { words } from "./words.svelte.ts";

/** The label of an action. */
export function label(game: string, info: ActionInfo): string {
  return words.tell(game, `do-${String(info.meaning.do)}`, info.meaning);
}

/** The prompt of a decision. */
export function prompt(game: string, decision: DecisionInfo): string {
  const { source, least, most, about } = decision;
  return words.tell(game, `ask-${decision.kind}`, { source, least, most, ...about });
}
