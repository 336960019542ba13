/** Page extension of Abbey & Mayor: abbey tiles at the seats, wagon moves and barns. */
import { meepleChoices, type ModulePage } from "$games/carcassonne/page/modules/module_api.ts";

const CORNERS = ["ne", "se", "sw", "nw"];

export default {
  order: 10,
  piecesOnTile: (spots) => [
    ...meepleChoices(spots, ["city"], () => "mayor"),
    ...meepleChoices(spots, ["city", "road", "cloister", "shrine"], () => "wagon"),
    ...(spots.some(({ kind }) => kind === "field") ? CORNERS : []).map((corner) => ({ words: `barn on corner ${corner}`, name: ["piece", "barn"] as [string, string], place: `corner-${corner}`, isOwned: true })),
  ],
  seat: (view, seat) => [{ kind: "feature", id: "abbey", count: view.extra.abbey?.abbeys[seat] ?? 0 }],
  describe: ({ extra }) => (extra.abbey?.abbeys ?? []).flatMap((has, player) => (has ? [["seat-abbey", { player }]] : [])),
  decisions: {
    wagon: {
      emblem: "wagon",
      cell: (view) => {
        const laid = view.board[view.extra.abbey?.wagon_to ?? -1];
        return laid && [laid.x, laid.y];
      },
    },
    source: { emblem: "abbey" },
    last_abbey: { emblem: "abbey" },
  },
  actions: {
    abbey: { piece: "abbey", name: ["feature", "abbey"], tile: "abbey_tile" },
    draw: { icon: "tile" },
    wagon_to: { piece: "wagon", name: ["figure", "wagon"] },
    wagon_home: { icon: "wagon" },
    barn: { piece: "barn" },
  },
} satisfies ModulePage;
