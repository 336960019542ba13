/** The page of 7 Wonders, as it goes through the door. */
import { byId } from "$frame/game_page/components.ts";
import { DOOR, type GameParts } from "$frame/game_page/page_api.ts";
import { svelteParts } from "$frame/game_page/game_parts.svelte.ts";
import "./colours.css";
import Gallery from "./Gallery.svelte";
import Hero from "./Hero.svelte";
import Look from "./Look.svelte";
import Seat from "./Seat.svelte";
import { steps } from "./steps.ts";
import Table from "./table/Table.svelte";
import type { BoardFacts, CardFacts, WondersParts, SevenWondersView } from "./types.ts";

export default async (): Promise<GameParts> => {
  const [cards, boards] = await Promise.all([byId<CardFacts>("seven_wonders", "cards"), byId<BoardFacts>("seven_wonders", "boards")]);
  const parts: WondersParts = { cards, boards };
  return {
    door: DOOR,
    ...svelteParts({ table: Table, seat: Seat, look: Look, gallery: Gallery, hero: Hero }, parts),
    looks: ["card", "board"],
    silent: ["choose", "chose"],
    headings: ["turn", "age"],
    sheet: ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"],
    steps,
    hands: (view) => (view as unknown as SevenWondersView).hands.map((hand) => hand.cards),
  };
};
