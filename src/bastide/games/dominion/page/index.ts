/** Game page of Dominion. */
import { loadComponentsById } from "$app/game_page/game_component_loader.ts";
import { PAGE_API_VERSION, type GameParts } from "$app/game_page/page_api.ts";
import { svelteParts } from "$app/game_page/svelte_part_adapter.svelte.ts";
import { keepAddedPictures } from "./card_pictures.ts";
import FinalDecks from "./table/FinalDecks.svelte";
import Gallery from "./Gallery.svelte";
import PositionEditor from "./PositionEditor.svelte";
import PositionPicture from "./PositionPicture.svelte";
import ResultPicture from "./ResultPicture.svelte";
import CardPreview from "./CardPreview.svelte";
import SeatSummary from "./SeatSummary.svelte";
import SymbolPicture from "./SymbolPicture.svelte";
import { listSymbols } from "./symbols.ts";
import { animationSteps, omitGainsOfPurchases, selectSummaryEvents } from "./animation_steps.ts";
import { describeTable } from "./table_description.ts";
import DominionTable from "./table/DominionTable.svelte";
import type { CardFacts, DominionParts, DominionView } from "./game_component_types.ts";

export default async (): Promise<GameParts> => {
  const parts: DominionParts = { cards: await loadComponentsById<CardFacts>("dominion", "cards") };
  keepAddedPictures(parts.cards.values());
  return {
    apiVersion: PAGE_API_VERSION,
    ...svelteParts(
      { table: DominionTable, seat: SeatSummary, preview: CardPreview, gallery: Gallery, resultDetails: FinalDecks, resultPicture: ResultPicture, positionEditor: PositionEditor, positionPicture: PositionPicture, symbol: SymbolPicture },
      parts,
    ),
    listSymbols: (view, seat) => listSymbols(view as unknown as DominionView, seat, parts),
    previewKinds: ["card"],
    turnStartEvents: ["turn"],
    animationSteps,
    describeTable,
    selectLogEvents: (events) => omitGainsOfPurchases(events),
    selectSummaryEvents,
    endsTurn: ({ meaning }, view) => meaning.do === "end_turn" || (meaning.do === "buy" && (view as unknown as DominionView).buys === 1),
    visibleHands: (view) => (view as unknown as DominionView).sides.map((side) => side.hand ?? null),
  };
};
