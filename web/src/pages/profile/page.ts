/** Profile of an account: results, ratings over time, and finished games. Not on the offline site. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/profile/:person?",
  title: "rating-profile",
  isKeyed: true,
  isServerOnly: true,
  load: () => import("./ProfilePage.svelte"),
  catalogues: ["profile", "rating"],
});
