/** Cards of a position text: every card of the Ages so far is somewhere, so an edit moves cards. */
import { COLOURS, type CardFacts } from "./game_component_types.ts";
import type { PositionText } from "$app/game_page/page_api.ts";

const AGES = 3;
const TURNS_PER_AGE = 6;
/** Guilds in a game: players and this number. */
const MORE_GUILDS = 2;
const GUILD = COLOURS.at(-1);

/** Built cards of a city: `gizah day, 1 stages, 4 coins, well altar`. */
export const builtCards = (text: PositionText, seat: number): string[] => (text.get(`city ${seat}`).split(",")[3] ?? "").split(" ").filter(Boolean);

/** Whether a card can be in a game with this number of players. */
export const isInGame = (card: CardFacts, players: number): boolean => card.colour === GUILD || card.copies.some((least) => least <= players);

/** Cards of the Ages up to this one, with their numbers of copies; of the guilds as many as are in the game, `wanted` first. */
function cardsInBox(cards: CardFacts[], players: number, age: number, wanted: string[]): Map<string, number> {
  const box = new Map<string, number>();
  for (const card of cards) {
    const copies = card.copies.filter((least) => least <= players).length;
    if (card.age <= age && card.colour !== GUILD && copies) box.set(card.id, copies);
  }
  const guilds = cards.filter((card) => card.colour === GUILD).map((card) => card.id);
  const inGame = [...new Set([...wanted.filter((id) => guilds.includes(id)), ...guilds])].slice(0, players + MORE_GUILDS);
  if (age === AGES) for (const id of inGame) box.set(id, 1);
  return box;
}

/**
 * The text with hands and discard pile that fit the cities: cards that were built leave them, missing ones come to the hands of
 * their Age, and the rest is discarded. Nobody has cards while sides are chosen, and no hands are left at the end.
 */
export function fitRest(text: PositionText, facts: Map<string, CardFacts>): PositionText {
  const phase = text.get("phase") || "cards";
  const players = text.number("players", 3);
  const age = phase === "sides" ? 0 : text.number("age", 1);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const laid = seats.flatMap((seat) => [...builtCards(text, seat), ...text.words(`under ${seat}`)]);
  const held = seats.map((seat) => text.words(`hand ${seat}`));
  const box = cardsInBox([...facts.values()], players, age, [...laid, ...held.flat(), ...text.words("discard")]);
  const take = (id: string): boolean => {
    const left = box.get(id) ?? 0;
    box.set(id, left - 1);
    return left > 0;
  };
  laid.forEach(take);
  const size = phase === "cards" ? TURNS_PER_AGE + 2 - text.number("turn", 1) : 0;
  const isOfAge = (id: string) => facts.get(id)?.age === age;
  const hands = held.map((hand) => {
    const kept: string[] = [];
    for (const id of hand) if (kept.length < size && isOfAge(id) && (box.get(id) ?? 0) > 0 && take(id)) kept.push(id);
    return kept;
  });
  const spare = [...box].flatMap(([id, left]) => Array.from({ length: Math.max(0, left) }, () => id));
  for (const hand of hands) {
    while (hand.length < size) {
      const place = spare.findIndex(isOfAge);
      if (place < 0) break;
      hand.push(...spare.splice(place, 1));
    }
  }
  // Cards that were in the discard pile keep their order.
  const old = text.words("discard").filter((id) => {
    const place = spare.indexOf(id);
    return place >= 0 && spare.splice(place, 1).length;
  });
  const fitted = hands.reduce((changed, hand, seat) => changed.with(`hand ${seat}`, hand.join(" ")), text);
  return fitted.with("discard", [...old, ...spare].join(" "));
}
