/** Friends, and the search for an opponent (`/friends/search`). Not in the offline site. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/friends/:part?",
  title: "club-friends",
  load: () => import("./Friends.svelte"),
  catalogues: ["club"],
  isServerOnly: true,
});
