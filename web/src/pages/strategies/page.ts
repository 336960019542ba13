/** Strategies as texts, and trials of them against bots. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/strategies/:game?",
  title: "web-strategies",
  load: () => import("./StrategiesPage.svelte"),
  catalogues: ["strategy"],
});
