/** Reports, people and the log, for moderators. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/moderation",
  title: "web-moderation",
  menu: { position: 65, isForModerators: true, isOnlyWide: true },
  load: () => import("./Moderation.svelte"),
  catalogues: ["moderation", "table"],
  isServerOnly: true,
});
