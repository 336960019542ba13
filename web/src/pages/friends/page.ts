/** Friends: who is online, requests and challenges. Not in the offline site. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/friends",
  title: "club-friends",
  load: () => import("./Friends.svelte"),
  catalogues: ["club"],
  isServerOnly: true,
});
