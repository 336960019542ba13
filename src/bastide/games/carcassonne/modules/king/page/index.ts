/** What The King and the Robber brings to the page: who holds them has them at the seat. */
import type { ModulePage } from "$games/carcassonne/page/modules/module_api.ts";

export default {
  order: 40,
  seat: ({ extra }, seat) => (["king", "robber"] as const).map((id) => ({ kind: "figure", id, count: Number(extra.king?.[id] === seat) })),
} satisfies ModulePage;
