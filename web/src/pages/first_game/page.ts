/** A first game with a coach. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/first/:game",
  isKeyed: true,
  load: () => import("./FirstGame.svelte"),
  catalogues: ["lesson"],
});
