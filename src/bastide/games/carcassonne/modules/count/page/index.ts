/** Page extension of The Count: meeples in the city of Carcassonne. */
import { repeatIds, type EditorPiece, type ModuleLine, type ModulePage } from "$games/carcassonne/page/modules/module_api.ts";
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

const QUARTERS = ["castle", "market", "blacksmith", "cathedral"];
const inQuarter = (id: string, isOwned: boolean) => (quarter: string): EditorPiece => ({ words: `${id} in ${quarter}`, name: ["figure", id], place: `quarter-${quarter}`, isOwned, isSingle: !isOwned });

export default {
  order: 50,
  piecesBeside: [...QUARTERS.map(inQuarter("count", false)), ...QUARTERS.map(inQuarter("follower", true))],
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
