/** Position editor: a position of a game as text and by hand. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/position/:game?",
  title: "web-position",
  isKeyed: true,
  load: () => import("./PositionPage.svelte"),
  catalogues: ["position", "error"],
});
