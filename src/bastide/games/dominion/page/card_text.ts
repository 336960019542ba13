/** Text of a card in the edition being played. */
import { translate, translator } from "$app/i18n/translator.svelte.ts";

export function cardText(id: string, edition: number): string {
  const first = `dominion-card-${id}.text_1e`;
  return translate(edition === 1 && translator.has(first) ? first : `dominion-card-${id}.text`);
}
