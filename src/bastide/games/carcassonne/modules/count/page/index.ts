/** Page extension of The Count: meeples in the city of Carcassonne. */
import type { ModulePage } from "$games/carcassonne/page/modules/module_api.ts";
import type { CarcassonneView } from "$games/carcassonne/page/game_component_types.ts";
import { quarterPosition } from "./quarter_positions.ts";
import QuarterMeeples from "./QuarterMeeples.svelte";

/** Cell to which a meeple leaves the city. */
const targetCell = (view: CarcassonneView) => view.extra.count?.going_to;

export default {
  order: 50,
  mapLayer: QuarterMeeples,
  decisions: {
    count: { emblem: "count" },
    carcassonne: { emblem: "count" },
    redeploy: { emblem: "count", cell: targetCell },
    last_redeploy: { emblem: "count", cell: targetCell },
  },
  actions: {
    count: { piece: "count", at: quarterPosition },
    send: { at: quarterPosition },
    bring: { piece: "follower", name: ["figure", "follower"] },
  },
} satisfies ModulePage;
