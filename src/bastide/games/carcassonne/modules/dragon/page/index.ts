/** Page extension of The Princess & The Dragon: dragon and fairy on the map, and their decisions. */
import { repeatIds, type ModuleLine, type ModulePage } from "$games/carcassonne/page/modules/module_api.ts";
import type { CarcassonneView } from "$games/carcassonne/page/game_component_types.ts";
import DragonAndFairy from "./DragonAndFairy.svelte";

function describe({ extra: { dragon: view } }: CarcassonneView): ModuleLine[] {
  if (!view) return [];
  const pieces = (["dragon", "fairy"] as const).flatMap((piece): ModuleLine[] => {
    const [x, y] = view[piece];
    return x === undefined || y === undefined ? [] : [[piece, { x, y }]];
  });
  const tiles = repeatIds(view.aside);
  return tiles.length ? [...pieces, ["aside", { tiles }]] : pieces;
}

export default {
  order: 60,
  piecesOnTile: () => [
    { words: "dragon", name: ["figure", "dragon"], isSingle: true },
    { words: "fairy", name: ["figure", "fairy"], isSingle: true },
  ],
  mapLayer: DragonAndFairy,
  describe,
  decisions: { dragon: { emblem: "dragon" }, princess: { emblem: "princess" }, portal: { emblem: "portal" } },
  actions: {
    dragon: { piece: "dragon", anywhere: true },
    fairy: { piece: "fairy", anywhere: true },
    portal: { piece: "portal", anywhere: true, name: ["mark", "portal"] },
  },
} satisfies ModulePage;
