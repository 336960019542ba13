/** The daily deal of a game. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/deal/:game?",
  query: ["day"],
  title: "web-deal",
  menu: { position: 30, shortTitle: "web-today" },
  load: () => import("./DailyDeal.svelte"),
  catalogues: ["deal"],
});
