/** Studies: list, and one study that several people edit together. Not in the offline site. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/studies/:study?",
  query: ["invite"],
  title: "study-studies",
  load: () => import("./StudiesPage.svelte"),
  catalogues: ["study"],
  isServerOnly: true,
});
