/** The page of Dominion, as it goes through the door. */
import { byId } from "$app/game_page/game_components.ts";
import { DOOR, type GameParts } from "$app/game_page/page_api.ts";
import { svelteParts } from "$app/game_page/svelte_parts.svelte.ts";
import Decks from "./table/FinalDecks.svelte";
import Gallery from "./Gallery.svelte";
import Hero from "./ResultPicture.svelte";
import Look from "./CardPreview.svelte";
import Seat from "./SeatSummary.svelte";
import { brief, steps } from "./animation_steps.ts";
import Table from "./table/DominionTable.svelte";
import type { CardFacts, DominionParts, DominionView } from "./component_types.ts";

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
