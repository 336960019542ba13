/** Combined effects of a city's board, cards and stages. */
import { COLOURS, type CityView, type Effect, type WondersParts } from "../game_component_types.ts";

/** Effects of the starting resource, the built cards and the built stages. */
function cityEffects(city: CityView, parts: WondersParts): Effect[] {
  const board = parts.boards.get(city.board);
  const stages = board && city.side ? board.sides[city.side].slice(0, city.stages) : [];
  const built = city.built.flatMap((id) => parts.cards.get(id)?.effects ?? []);
  return [...(board ? [board.start] : []), ...built, ...stages.flatMap((stage) => stage.effects)];
}

/** Counts of the science symbols; choices of any symbol are counted as `any`. */
export function scienceSymbols(city: CityView, parts: WondersParts): { symbol: string; count: number }[] {
  const found = cityEffects(city, parts).flatMap((effect) => (effect.effect === "science" ? [effect.symbol!] : []));
  return ["compass", "gear", "tablet", "any"].flatMap((symbol) => {
    const count = found.filter((each) => each === symbol).length;
    return count ? [{ symbol, count }] : [];
  });
}

/** Production effects of a city. */
export const production = (city: CityView, parts: WondersParts): Effect[] => cityEffects(city, parts).filter((effect) => effect.effect === "produce");

/** Built cards by colour, with empty colours. */
export const cardsByColour = (city: CityView, parts: WondersParts): { colour: string; cards: string[] }[] =>
  COLOURS.map((colour) => ({ colour, cards: city.built.filter((id) => parts.cards.get(id)?.colour === colour) }));
