/** Page extension of the cult: followers on shrines. */
import type { ModulePage } from "$games/carcassonne/page/modules/module_api.ts";

export default { order: 70, followerRoles: { shrine: "heretic" } } satisfies ModulePage;
