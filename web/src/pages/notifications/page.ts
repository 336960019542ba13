/** Settings of notifications outside of the page. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/notifications",
  title: "web-settings",
  isServerOnly: true,
  load: () => import("./Notifications.svelte"),
  catalogues: ["notification", "games"],
});
