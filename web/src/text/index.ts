/** A game that has no page of its own: its table as text, every choice as a button. */
import { DOOR, type GameParts } from "../lib/door.ts";
import { sveltePart } from "../lib/parts.svelte.ts";
import Table from "./Table.svelte";

const parts: GameParts = { door: DOOR, table: sveltePart(Table) };
export default parts;
