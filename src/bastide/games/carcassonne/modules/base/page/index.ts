/** Page extension of the base game: the ordinary meeple. */
import type { ModulePage } from "$games/carcassonne/page/modules/module_api.ts";

export default { order: 0, ordinaryMeeple: "follower" } satisfies ModulePage;
