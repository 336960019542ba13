/** The lessons of a game. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/learn/:game?/:lesson?",
  title: "web-learn",
  menu: { position: 10 },
  load: () => import("./LessonList.svelte"),
  catalogues: ["lesson"],
});
