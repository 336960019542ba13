/** Signs and card colours of a position, for the legend of lessons. */
import type { SymbolGroup } from "$app/game_page/page_api.ts";
import { cardText } from "./card_text.ts";
import type { DominionParts, DominionView } from "./game_component_types.ts";

const TYPES = ["treasure", "victory", "curse", "action", "attack", "reaction"];

export function listSymbols(view: DominionView, seat: number, { cards }: DominionParts): SymbolGroup[] {
  const shown = [...new Set([...(view.sides[seat]?.hand ?? []), ...Object.keys(view.supply)])].flatMap((id) => cards.get(id) ?? []);
  const types = TYPES.filter((type) => shown.some((card) => card.types.includes(type)));
  const actions = shown.filter((card) => card.types.includes("action"));
  const isPlus = actions.some((card) => /\+\s?\d/.test(cardText(card.id, view.setup.edition)));
  /** The title of the section is the name. */
  const sign = (term: string, id: string): SymbolGroup => ({ term, symbols: [{ id, name: "" }] });
  return [
    sign("cost", "cost"),
    ...types.map((type) => sign(`type-${type}`, type)),
    ...(isPlus ? [sign("plus", "plus"), sign("plus-cards", "plus")] : []),
    ...(view.sides.some((side) => side.tokens) ? [sign("tokens", "tokens")] : []),
  ];
}
