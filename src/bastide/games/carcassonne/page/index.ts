/** The page of Carcassonne, as it goes through the door. */
import { byId } from "$app/game_page/game_components.ts";
import { DOOR, type GameParts } from "$app/game_page/page_api.ts";
import { svelteParts } from "$app/game_page/svelte_parts.svelte.ts";
import Gallery from "./Gallery.svelte";
import Hero from "./ResultPicture.svelte";
import Look from "./TilePreview.svelte";
import Seat from "./SeatSummary.svelte";
import { steps } from "./animation_steps.ts";
import Table from "./table/CarcassonneTable.svelte";
import { whereOf } from "./place_descriptions.ts";
import type { CarcassonneParts, TileFacts } from "./component_types.ts";

export default async (): Promise<GameParts> => {
  const parts: CarcassonneParts = { tiles: await byId<TileFacts>("carcassonne", "tiles") };
  return {
    door: DOOR,
    ...svelteParts({ table: Table, seat: Seat, look: Look, gallery: Gallery, hero: Hero }, parts),
    looks: ["tile"],
    headings: ["turn"],
    steps,
    where: (facts, seen) => whereOf(facts, seen, parts.tiles),
  };
};
