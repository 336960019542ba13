/** Club tournaments: list, form for a new one, and a tournament with standings and rounds. Not in the offline site. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/tournaments/:tournament?",
  query: ["invite"],
  title: "club-tournaments",
  load: () => import("./ClubTournaments.svelte"),
  catalogues: ["club", "table"],
  isServerOnly: true,
});
