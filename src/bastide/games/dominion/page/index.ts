/** The page of Dominion, as it goes through the door. */
import { byId } from "$frame/game_page/components.ts";
import { DOOR, type GameParts } from "$frame/game_page/page_api.ts";
import { svelteParts } from "$frame/game_page/game_parts.svelte.ts";
import Decks from "./table/Decks.svelte";
import Gallery from "./Gallery.svelte";
import Hero from "./Hero.svelte";
import Look from "./Look.svelte";
import Seat from "./Seat.svelte";
import { brief, steps } from "./steps.ts";
import Table from "./table/Table.svelte";
import type { CardFacts, DominionParts, DominionView } from "./types.ts";

export default async (): Promise<GameParts> => {
  const parts: DominionParts = { cards: await byId<CardFacts>("dominion", "cards") };
  return {
    door: DOOR,
    ...svelteParts({ table: Table, seat: Seat, look: Look, gallery: Gallery, ending: Decks, hero: Hero }, parts),
    looks: ["card"],
    headings: ["turn"],
    steps,
    brief,
    ends: ({ meaning }, view) => meaning.do === "end_turn" || (meaning.do === "buy" && (view as unknown as DominionView).buys === 1),
    hands: (view) => (view as unknown as DominionView).sides.map((side) => side.hand ?? null),
  };
};
