/** Page extension of The Princess & The Dragon: dragon and fairy on the map, and their decisions. */
import type { ModulePage } from "$games/carcassonne/page/modules/module_api.ts";
import DragonAndFairy from "./DragonAndFairy.svelte";

export default {
  order: 60,
  mapLayer: DragonAndFairy,
  decisions: { dragon: { emblem: "dragon" }, princess: { emblem: "princess" }, portal: { emblem: "portal" } },
  actions: {
    dragon: { piece: "dragon", anywhere: true },
    fairy: { piece: "fairy", anywhere: true },
    portal: { piece: "portal", anywhere: true, name: ["mark", "portal"] },
  },
} satisfies ModulePage;
