/** Page extension of The King and the Robber: shows both at the seats of their owners. */
import type { ModulePage } from "$games/carcassonne/page/modules/module_api.ts";

export default {
  order: 40,
  seat: ({ extra }, seat) => (["king", "robber"] as const).map((id) => ({ kind: "figure", id, count: Number(extra.king?.[id] === seat) })),
  describe: ({ extra: { king } }) =>
    (["king", "robber"] as const).flatMap((title) => (king && king[title] >= 0 ? [[title, { player: king[title], tiles: king[`${title}_tiles`] }]] : [])),
} satisfies ModulePage;
