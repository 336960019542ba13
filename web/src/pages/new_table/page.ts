/** Options of a new table. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/new/:game",
  isKeyed: true,
  catalogues: ["device", "table"],
  load: () => import("./NewTable.svelte"),
});
