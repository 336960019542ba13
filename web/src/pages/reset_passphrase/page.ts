/** A new passphrase, by a link from the operator of the server. */
import { definePage } from "../../session/page_definition.ts";

export default definePage({
  path: "/link",
  title: "web-new-passphrase",
  isPublic: true,
  catalogues: ["setting"],
  load: () => import("./ResetPassphrase.svelte"),
});
