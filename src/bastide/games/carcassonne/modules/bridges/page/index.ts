/** Page extension of Bridges, Castles & Bazaars: map layer, items at the seats and bids. */
import type { EditorPiece, ModuleLine, ModulePage } from "$games/carcassonne/page/modules/module_api.ts";
import { point } from "$games/carcassonne/page/board/point_geometry.ts";
import type { CarcassonneView } from "$games/carcassonne/page/game_component_types.ts";
import BidPicker from "./BidPicker.svelte";
import BridgesAndCastles from "./BridgesAndCastles.svelte";

function seat({ extra }: CarcassonneView, seat: number) {
  const left = extra.bridges?.left[seat];
  const won = extra.bridges?.won[seat];
  return [
    { kind: "feature", id: "bridge", count: left?.bridges ?? 0 },
    { kind: "feature", id: "castle", count: left?.castles ?? 0 },
    ...(won ? [{ kind: "tile", id: won, count: 1 }] : []),
  ];
}

function describe({ extra: { bridges: view } }: CarcassonneView): ModuleLine[] {
  if (!view) return [];
  return [
    ...view.left.map((stock, player): ModuleLine => ["seat-stock", { player, ...stock }]),
    ...(view.tiles.length ? [["bazaar", { tiles: view.tiles }] satisfies ModuleLine] : []),
    ...view.won.flatMap((tile, player): ModuleLine[] => (tile ? [["seat-won", { player, tile }]] : [])),
  ];
}

export default {
  order: 20,
  piecesOnTile: (spots) => [
    { words: "bridge ns", name: ["feature", "bridge"], place: "way-ns" },
    { words: "bridge ew", name: ["feature", "bridge"], place: "way-ew" },
    ...spots.filter(({ kind }) => kind === "city").map(({ number }): EditorPiece => ({ words: `castle on city ${number}`, name: ["feature", "castle"], ...(number > 0 && { place: String(number + 1) }) })),
  ],
  mapLayer: BridgesAndCastles,
  seat,
  describe,
  decisions: {
    castle: { emblem: "castle" },
    castle_score: { emblem: "castle" },
    // The tile that is bid for; earlier stages show the tiles on the action buttons.
    bazaar: { tile: (about) => (Number(about.stage) > 1 ? String(about.tile) : "") },
  },
  actions: {
    bridge: {
      piece: ({ way }) => `bridge-${String(way)}`,
      name: ["feature", "bridge"],
      at: ({ way }, middle) => middle && point(middle.x + (way === "ns" ? -22 : 22), middle.y),
    },
    castle: { button: true, icon: "castle" },
    points: { button: true },
    castle_score: { button: true },
    offer: { picture: true },
    take: { picture: true },
    bid: { picker: BidPicker },
  },
} satisfies ModulePage;
