/** The page of Dominion, as it goes through the door. */
import { loadComponentsById } from "$app/game_page/game_components.ts";
import { PAGE_API_VERSION, type GameParts } from "$app/game_page/page_api.ts";
import { svelteParts } from "$app/game_page/svelte_parts.svelte.ts";
import Decks from "./table/FinalDecks.svelte";
import Gallery from "./Gallery.svelte";
import Hero from "./ResultPicture.svelte";
import Look from "./CardPreview.svelte";
import Seat from "./SeatSummary.svelte";
import { animationSteps, selectSummaryEvents } from "./animation_steps.ts";
import Table from "./table/DominionTable.svelte";
import type { CardFacts, DominionParts, DominionView } from "./component_types.ts";

export default async (): Promise<GameParts> => {
  const parts: DominionParts = { cards: await loadComponentsById<CardFacts>("dominion", "cards") };
  return {
    apiVersion: PAGE_API_VERSION,
    ...svelteParts({ table: Table, seat: Seat, preview: Look, gallery: Gallery, resultDetails: Decks, resultPicture: Hero }, parts),
    previewKinds: ["card"],
    turnStartEvents: ["turn"],
    animationSteps,
    selectSummaryEvents,
    endsTurn: ({ meaning }, view) => meaning.do === "end_turn" || (meaning.do === "buy" && (view as unknown as DominionView).buys === 1),
    visibleHands: (view) => (view as unknown as DominionView).sides.map((side) => side.hand ?? null),
  };
};
