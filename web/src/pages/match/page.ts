/** Search for an opponent. Not in the offline site. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/match",
  title: "club-match",
  load: () => import("./FindOpponent.svelte"),
  catalogues: ["club"],
  isServerOnly: true,
});
