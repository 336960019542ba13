/** Everything the page knows of Dominion, loaded when a table of it is opened. */
import { components } from "../lib/table.svelte.ts";
import type { CardFacts, DominionParts } from "./types.ts";

export { default as Look } from "./Look.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Table } from "./Table.svelte";

export async function load(): Promise<DominionParts> {
  return { cards: await components<CardFacts>("dominion", "cards") };
}
