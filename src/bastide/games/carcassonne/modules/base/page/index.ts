/** What the base game brings to the page: the figure that everybody has most of. */
import type { ModulePage } from "$games/carcassonne/page/modules/module_api.ts";

export default { order: 0, ordinaryMeeple: "follower" } satisfies ModulePage;
