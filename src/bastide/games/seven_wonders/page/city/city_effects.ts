/** What a city's cards and stages come to, for those who look at it from afar. */
import { COLOURS, type CityView, type Effect, type WondersParts } from "../component_types.ts";

/** Everything that stands: the start of its board, its cards, its stages. */
function cityEffects(city: CityView, parts: WondersParts): Effect[] {
  const board = parts.boards.get(city.board);
  const stages = board && city.side ? board.sides[city.side].slice(0, city.stages) : [];
  const built = city.built.flatMap((id) => parts.cards.get(id)?.effects ?? []);
  return [...(board ? [board.start] : []), ...built, ...stages.flatMap((stage) => stage.effects)];
}

/** The symbols of science in a row; a stage or guild that may be any of them counts as one more. */
export function scienceSymbols(city: CityView, parts: WondersParts): { symbol: string; count: number }[] {
  const found = cityEffects(city, parts).flatMap((effect) => (effect.effect === "science" ? [effect.symbol!] : []));
  return ["compass", "gear", "tablet", "any"].flatMap((symbol) => {
    const count = found.filter((each) => each === symbol).length;
    return count ? [{ symbol, count }] : [];
  });
}

/** What it produces each turn. */
export const production = (city: CityView, parts: WondersParts): Effect[] => cityEffects(city, parts).filter((effect) => effect.effect === "produce");

/** Its cards by colour, each colour in its place whether there are any or not. */
export const cardsByColour = (city: CityView, parts: WondersParts): { colour: string; cards: string[] }[] =>
  COLOURS.map((colour) => ({ colour, cards: city.built.filter((id) => parts.cards.get(id)?.colour === colour) }));
