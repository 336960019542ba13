/** A record, a finished table, a puzzle or a position, with variations, comments and evaluation. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/analysis",
  title: "web-analysis",
  load: () => import("./AnalysisPage.svelte"),
  catalogues: ["analysis", "replay", "table"],
});
