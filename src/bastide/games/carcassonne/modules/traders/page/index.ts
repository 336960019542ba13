/** What Traders & Builders brings to the page: the goods before the players. */
import type { ModulePage } from "$games/carcassonne/page/modules/module_api.ts";

export default {
  order: 30,
  seat: (view, seat) => Object.entries(view.extra.traders?.goods[seat] ?? {}).map(([id, count]) => ({ kind: "goods", id, count })),
} satisfies ModulePage;
