/** Names of option values, from the messages of the game. */
import { translate, translator } from "../i18n/translator.svelte.ts";

/** Name of a value: the option's own, that of a component with the singular of the option's id, or that of a card. */
export function optionValueName(game: string, option: string, value: string): string {
  const found = [`${game}-option-${option}-${value}`, `${game}-${option.replace(/s$/, "")}-${value}`, `${game}-card-${value}`];
  const message = found.find((one) => translator.has(one));
  return message ? translate(message) : value;
}
