/** The puzzles of a game. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/puzzles/:game?/:id?",
  title: "web-puzzles",
  menu: { position: 20 },
  load: () => import("./PuzzleList.svelte"),
  catalogues: ["puzzle"],
});
