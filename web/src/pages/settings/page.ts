/** Settings of the app. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/settings",
  title: "web-settings",
  menu: { position: 70, icon: "settings" },
  load: () => import("./Settings.svelte"),
  catalogues: ["setting"],
});
