/** The rulebook of a game. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/rules/:game?/:term?",
  title: "web-rules",
  load: () => import("./RulebookPage.svelte"),
});
