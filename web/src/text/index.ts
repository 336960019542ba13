/** A game that has no page of its own: its table as text, every choice as a button. The text is of now, and has no steps. */
import { DOOR, type GameParts } from "../lib/door.ts";
import { sveltePart } from "../lib/parts.svelte.ts";
import Table from "./Table.svelte";

const parts: GameParts = { door: DOOR, table: sveltePart(Table), steps: () => [] };
export default parts;
