/** A record or a finished table, step by step. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/replay/:table?",
  title: "web-replay",
  menu: { position: 50, isOnlyWide: true },
  isKeyed: true,
  load: () => import("./ReplayPage.svelte"),
  catalogues: ["replay", "table"],
});
