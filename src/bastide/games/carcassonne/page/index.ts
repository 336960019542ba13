/** Game page of Carcassonne. */
import { loadComponentsById } from "$app/game_page/game_component_loader.ts";
import { PAGE_API_VERSION, type GameParts } from "$app/game_page/page_api.ts";
import { svelteParts } from "$app/game_page/svelte_part_adapter.svelte.ts";
import { keepAddedDrawings } from "./drawing_data.ts";
import Gallery from "./Gallery.svelte";
import PositionEditor from "./PositionEditor.svelte";
import PositionPicture from "./PositionPicture.svelte";
import ResultDetails from "./ResultDetails.svelte";
import ResultPicture from "./ResultPicture.svelte";
import TilePreview from "./TilePreview.svelte";
import SeatSummary from "./SeatSummary.svelte";
import SymbolPicture from "./SymbolPicture.svelte";
import { listSymbols } from "./symbols.ts";
import { animationSteps } from "./animation_steps.ts";
import CarcassonneTable from "./table/CarcassonneTable.svelte";
import { isFinalScoring } from "./final_scoring.ts";
import { describePlace } from "./place_descriptions.ts";
import { withConsequences } from "./tile_consequences.ts";
import { describeTable } from "./table_description.ts";
import type { CarcassonneParts, CarcassonneView, TileFacts } from "./game_component_types.ts";

export default async (): Promise<GameParts> => {
  const parts: CarcassonneParts = { tiles: await loadComponentsById<TileFacts>("carcassonne", "tiles") };
  keepAddedDrawings(parts.tiles.values());
  return {
    apiVersion: PAGE_API_VERSION,
    ...svelteParts({ table: CarcassonneTable, seat: SeatSummary, preview: TilePreview, gallery: Gallery, resultDetails: ResultDetails, resultPicture: ResultPicture, positionEditor: PositionEditor, positionPicture: PositionPicture, symbol: SymbolPicture }, parts),
    listSymbols: (view) => listSymbols(view as unknown as CarcassonneView, parts),
    previewKinds: ["tile"],
    turnStartEvents: ["turn"],
    // The final scoring is a block of its own, not a part of the last turn.
    logBlock: (event) => (isFinalScoring(event) ? "carcassonne-page-final-scoring" : ""),
    selectSummaryEvents: (events) => events.filter((event) => !isFinalScoring(event)),
    addConsequences: (events, view) => withConsequences(events, view as unknown as CarcassonneView, parts.tiles),
    animationSteps,
    describeTable,
    describePlace: (facts, context) => describePlace(facts, context, parts.tiles),
  };
};
