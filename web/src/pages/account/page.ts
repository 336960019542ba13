/** Name, account, ratings and finished games. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/me",
  menu: { position: 60, isReader: true },
  load: () => import("./Account.svelte"),
  catalogues: ["setting"],
});
