/** The best people in each game, by pace, and the ladder with bots. Not on the offline site. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/leaderboards/:game?",
  title: "rating-leaderboards",
  query: ["pace", "ladder"],
  isServerOnly: true,
  load: () => import("./Leaderboards.svelte"),
  catalogues: ["rating"],
});
