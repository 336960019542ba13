/** A game that has no page of its own: its table as text, every choice as a button. The text is of now, and has no steps. */
import { DOOR, type GameParts } from "../../game_page/page_api.ts";
import { sveltePart } from "../../game_page/svelte_parts.svelte.ts";
import Table from "./TextTable.svelte";

const parts: GameParts = { door: DOOR, table: sveltePart(Table), steps: () => [] };
export default parts;
