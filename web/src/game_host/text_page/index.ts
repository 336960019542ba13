/** A game that has no page of its own: its table as text, every choice as a button. The text is of now, and has no steps. */
import { PAGE_API_VERSION, type GameParts } from "../../game_page/page_api.ts";
import { sveltePart } from "../../game_page/svelte_parts.svelte.ts";
import TextTable from "./TextTable.svelte";

const parts: GameParts = { apiVersion: PAGE_API_VERSION, table: sveltePart(TextTable), animationSteps: () => [] };
export default parts;
