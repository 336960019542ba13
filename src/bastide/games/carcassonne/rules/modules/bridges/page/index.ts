/** What Bridges, Castles & Bazaars draws: both on the map and before the players, and the bids at a bazaar. */
import type { ModulePage } from "$games/carcassonne/page/module.ts";
import { at, MIDDLE } from "$games/carcassonne/page/plane.ts";
import type { TileShapes } from "$games/carcassonne/page/shapes.ts";
import type { CarcassonneView } from "$games/carcassonne/page/types.ts";
import Bids from "./Bids.svelte";
import Built from "./Built.svelte";
import { PIECES } from "./pieces.ts";

const STALL = `<path d="M-6-3h12l1 3.500h-14z" fill="#c08a12"/><path d="M-5 .5v5M5 .5v5M-2.500 5.500h5v-3h-5z" stroke="#7a5600" stroke-width="1.200" fill="#7a5600"/>`;
/** In the middle, where the roads end, unless a city takes it. */
const stallAt = (shapes: TileShapes) => (shapes.features.some(({ feature }) => feature.kind === "city" && feature.edges!.length > 1) ? null : MIDDLE);

function seat({ extra }: CarcassonneView, seat: number) {
  const left = extra.bridges?.left[seat];
  const won = extra.bridges?.won[seat];
  return [
    { kind: "feature", id: "bridge", count: left?.bridges ?? 0 },
    { kind: "feature", id: "castle", count: left?.castles ?? 0 },
    ...(won ? [{ kind: "tile", id: won, count: 1 }] : []),
  ];
}

export default {
  pieces: PIECES,
  onMap: Built,
  seat,
  questions: {
    castle: { emblem: "castle" },
    castle_score: { emblem: "castle" },
    // What is bid for; before that, the tiles are shown with the answers.
    bazaar: { tile: (about) => (Number(about.stage) > 1 ? String(about.tile) : "") },
  },
  answers: {
    bridge: {
      piece: ({ way }) => `bridge-${String(way)}`,
      name: ["feature", "bridge"],
      at: ({ way }, middle) => middle && at(middle.x + (way === "ns" ? -22 : 22), middle.y),
    },
    castle: { button: true, icon: "castle" },
    points: { button: true },
    castle_score: { button: true },
    offer: { picture: true },
    take: { picture: true },
    bid: { picker: Bids },
  },
  badges: { bazaar: { sign: STALL, colour: "#7a5600", at: stallAt } },
} satisfies ModulePage;
