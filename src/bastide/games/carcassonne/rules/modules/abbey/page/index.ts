/** What Abbey & Mayor draws: mayor, wagon and barn, and the abbeys that wait before the players. */
import type { ModulePage } from "$games/carcassonne/page/module.ts";
import { at } from "$games/carcassonne/page/plane.ts";
import { TILES } from "./tiles.ts";

const ABBEY = `<path d="M-14 14v-15l14-12 14 12v15z" fill="#f2e6d0" stroke="#7c3524" stroke-width="2"/><path d="M-16 0l16-14 16 14" fill="none" stroke="#b75a3f" stroke-width="4"/><path d="M0-4v10M-4-1h8" stroke="#3d2f22" stroke-width="2.400"/>`;
const BUSHES = `<path d="M-7 4q7-12 14 0z" fill="#6d9550"/><path d="M-3 4q3-6 6 0z" fill="#5f8a45"/>`;

export default {
  figures: {
    mayor: { outline: "M-10 13l4-14h12l4 14zM0-2a6 6 0 1 0 0-11A6 6 0 0 0 0-2zM-7-10h14v-3h-14z" },
    wagon: { outline: "M-12 6v-10h10v-4q6-3 12 0v14zM-8 6a4 4 0 1 0 .1 8A4 4 0 0 0-8 6zM7 6a4 4 0 1 0 .1 8A4 4 0 0 0 7 6z" },
    barn: { outline: "M-13 12v-14l13-10 13 10v14z", size: 1.3 },
  },
  pieces: { abbey: ABBEY },
  seat: (view, seat) => [{ kind: "feature", id: "abbey", count: view.extra.abbey?.abbeys[seat] ?? 0 }],
  questions: {
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
  answers: {
    abbey: { piece: "abbey", name: ["feature", "abbey"], tile: "abbey_tile" },
    draw: { icon: "tile" },
    wagon_to: { piece: "wagon", name: ["figure", "wagon"] },
    wagon_home: { icon: "wagon" },
    barn: { piece: "barn" },
  },
  ends: { open_field: { at: at(50, 44), sign: BUSHES } },
  tiles: TILES,
} satisfies ModulePage;
