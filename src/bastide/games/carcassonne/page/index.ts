/** The page of Carcassonne, as it goes through the door. */
import { byId } from "$frame/game_page/components.ts";
import { DOOR, type GameParts } from "$frame/game_page/page_api.ts";
import { svelteParts } from "$frame/game_page/game_parts.svelte.ts";
import Gallery from "./Gallery.svelte";
import Hero from "./Hero.svelte";
import Look from "./Look.svelte";
import Seat from "./Seat.svelte";
import { steps } from "./steps.ts";
import Table from "./table/Table.svelte";
import { whereOf } from "./where.ts";
import type { CarcassonneParts, TileFacts } from "./types.ts";

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
