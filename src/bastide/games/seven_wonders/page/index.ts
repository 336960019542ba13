/** The page of 7 Wonders, as it goes through the door. */
import { byId } from "$app/game_page/game_components.ts";
import { DOOR, type GameParts } from "$app/game_page/page_api.ts";
import { svelteParts } from "$app/game_page/svelte_parts.svelte.ts";
import "./card_colours.css";
import Gallery from "./Gallery.svelte";
import Hero from "./ResultPicture.svelte";
import Look from "./ComponentPreview.svelte";
import Seat from "./SeatSummary.svelte";
import { steps } from "./animation_steps.ts";
import Table from "./table/WondersTable.svelte";
import type { BoardFacts, CardFacts, WondersParts, SevenWondersView } from "./component_types.ts";

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
