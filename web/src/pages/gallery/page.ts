/** Every card, board and tile of a game. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/gallery/:game?",
  title: "web-gallery",
  menu: { position: 40, isOnlyWide: true },
  load: () => import("./Gallery.svelte"),
});
