/** A table: before, during and after the game. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/table/:id",
  query: ["invite"],
  isKeyed: true,
  hasOwnHeader: true,
  load: () => import("./TablePage.svelte"),
  catalogues: ["server", "table", "lesson"],
});
