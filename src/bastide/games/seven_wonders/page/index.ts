/** Game page of 7 Wonders. */
import { loadComponentsById } from "$app/game_page/game_component_loader.ts";
import { PAGE_API_VERSION, type GameParts } from "$app/game_page/page_api.ts";
import { svelteParts } from "$app/game_page/svelte_part_adapter.svelte.ts";
import "./card_colours.css";
import "$app/game_page/table_surface.ts";
import "./table/table_surface.css";
import Gallery from "./Gallery.svelte";
import PositionEditor from "./PositionEditor.svelte";
import PositionPicture from "./PositionPicture.svelte";
import ResultPicture from "./ResultPicture.svelte";
import ComponentPreview from "./CardOrWonderPreview.svelte";
import SeatSummary from "./SeatSummary.svelte";
import SymbolPicture from "./SymbolPicture.svelte";
import { keepAddedPictures } from "./game_pictures.ts";
import { listSymbols } from "./symbols.ts";
import { animationSteps } from "./animation_steps.ts";
import { describeTable } from "./table_description.ts";
import WondersTable from "./table/WondersTable.svelte";
import type { BoardFacts, CardFacts, WondersParts, SevenWondersView } from "./game_component_types.ts";

export default async (): Promise<GameParts> => {
  const [cards, boards] = await Promise.all([loadComponentsById<CardFacts>("seven_wonders", "cards"), loadComponentsById<BoardFacts>("seven_wonders", "boards")]);
  const parts: WondersParts = { cards, boards };
  keepAddedPictures(parts);
  return {
    apiVersion: PAGE_API_VERSION,
    ...svelteParts({ table: WondersTable, seat: SeatSummary, preview: ComponentPreview, gallery: Gallery, resultPicture: ResultPicture, positionEditor: PositionEditor, positionPicture: PositionPicture, symbol: SymbolPicture }, parts),
    listSymbols: (view, seat) => listSymbols(view as unknown as SevenWondersView, seat, parts),
    previewKinds: ["card", "board"],
    hiddenLogEvents: ["choose", "chose", "pass"],
    separateLogEvents: ["fight"],
    turnStartEvents: ["turn", "age"],
    scoreCategories: ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"],
    animationSteps,
    describeTable: (table, level) => describeTable(table, level, parts),
    visibleHands: (view) => (view as unknown as SevenWondersView).hands.map((hand) => hand.cards),
  };
};
