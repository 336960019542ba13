/** Page extension of Traders & Builders: goods tokens at the seats. */
import { meepleChoices, type ModulePage } from "$games/carcassonne/page/modules/module_api.ts";

export default {
  order: 30,
  piecesOnTile: (spots) => [...meepleChoices(spots, ["road", "city"], () => "builder"), ...meepleChoices(spots, ["field"], () => "pig")],
  seat: (view, seat) => Object.entries(view.extra.traders?.goods[seat] ?? {}).map(([id, count]) => ({ kind: "goods", id, count })),
  describe: ({ extra }) => (extra.traders?.goods ?? []).map((goods, player) => ["seat-goods", { player, ...goods }]),
} satisfies ModulePage;
