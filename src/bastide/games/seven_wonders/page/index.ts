/** Everything the page knows of 7 Wonders, loaded when a table of it is opened. */
import { components } from "../lib/table.svelte.ts";
import type { BoardFacts, CardFacts, WondersParts } from "./types.ts";

export { default as Look } from "./Look.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Table } from "./Table.svelte";

export async function load(): Promise<WondersParts> {
  const [cards, boards] = await Promise.all([
    components<CardFacts>("seven_wonders", "cards"),
    components<BoardFacts>("seven_wonders", "boards"),
  ]);
  return { cards, boards };
}
