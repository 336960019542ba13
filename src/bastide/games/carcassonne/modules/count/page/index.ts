/** Page extension of The Count: meeples in the city of Carcassonne. */
import { repeatIds, type ModuleLine, type ModulePage } from "$games/carcassonne/page/modules/module_api.ts";
import type { CarcassonneView } from "$games/carcassonne/page/game_component_types.ts";
import { quarterPosition } from "./quarter_positions.ts";
import QuarterMeeples from "./QuarterMeeples.svelte";

/** Cell to which a meeple leaves the city. */
const targetCell = (view: CarcassonneView) => view.extra.count?.going_to;

function describe({ extra: { count: view } }: CarcassonneView): ModuleLine[] {
  if (!view) return [];
  const meeples = view.quarters.flatMap((byQuarter, player) =>
    Object.entries(byQuarter).flatMap(([quarter, counts]): ModuleLine[] => {
      const figures = repeatIds(counts);
      return figures.length ? [["in-quarter", { player, quarter, figures }]] : [];
    }),
  );
  return [["count", { quarter: view.count }], ...meeples];
}

export default {
  order: 50,
  mapLayer: QuarterMeeples,
  describe,
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
