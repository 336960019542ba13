/** What Traders & Builders brings to the page: the goods before the players. */
import type { ModulePage } from "$games/carcassonne/page/module.ts";

export default {
  seat: (view, seat) => Object.entries(view.extra.traders?.goods[seat] ?? {}).map(([id, count]) => ({ kind: "goods", id, count })),
} satisfies ModulePage;
