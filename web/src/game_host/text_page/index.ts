/** Text page for games without a page: the table as text, every action as a button. It has no animations. */
import { PAGE_API_VERSION, type GameParts } from "../../game_page/page_api.ts";
import { sveltePart } from "../../game_page/svelte_part_adapter.svelte.ts";
import TextTable from "./TextTable.svelte";

const parts: GameParts = { apiVersion: PAGE_API_VERSION, table: sveltePart(TextTable), animationSteps: () => [] };
export default parts;
