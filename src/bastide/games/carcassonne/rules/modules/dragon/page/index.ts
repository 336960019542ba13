/** What The Princess & The Dragon draws: dragon and fairy on the map, volcanoes, portals and princesses. */
import type { ModulePage } from "$games/carcassonne/page/module.ts";
import { joined, line } from "$games/carcassonne/page/lines.ts";
import { at, EDGE } from "$games/carcassonne/page/plane.ts";
import Walkers from "./Walkers.svelte";
import { PIECES } from "./pieces.ts";

const VOLCANO = `<path d="M-22 16C-13 10-10-6-6-10h12c4 4 7 20 16 26z" fill="#7b6a60" stroke="#4c4039" stroke-width="1"/><path d="M-6-10c2 4 0 10-3 15 4-1 5 3 7 6 1-5 3-6 6-3-2-7 0-12 2-18z" fill="#e2622f"/><ellipse cx="0" cy="-10" rx="6" ry="2.2" fill="#f2a23c" stroke="#8c3b1d" stroke-width=".8"/><path d="M-2-13q-3-4 0-7M3-13q4-3 2-8" stroke="#8d847c" stroke-width="1.8" fill="none" stroke-linecap="round"/>`;
const PRINCESS = `<circle r="6.500" fill="#f6dbe6" stroke="#9a2f63" stroke-width="1.200"/><path d="M-4 2.500v-5l2.500 2 1.500-3 1.500 3 2.500-2v5z" fill="#c23b7d"/>`;
const DRAGON = `<path d="M-6 3c1-5 4-7 8-7l-1-2 4 1.500 2 3-2 .5c0 3-2 6-6 6 1-2 1-3 0-4-1 2-3 3-5 2z" fill="#b3261e"/>`;
const PORTAL = `<path d="M-4.500 5v-6a4.500 4.500 0 0 1 9 0v6z" fill="#7b3fa0"/><path d="M-2 5v-5a2 2 0 0 1 4 0v5z" fill="#f3d36b"/>`;

export default {
  pieces: PIECES,
  onMap: Walkers,
  questions: { dragon: { emblem: "dragon" }, princess: { emblem: "princess" }, portal: { emblem: "portal" } },
  answers: {
    dragon: { piece: "dragon", anywhere: true },
    fairy: { piece: "fairy", anywhere: true },
    portal: { piece: "portal", anywhere: true, name: ["mark", "portal"] },
  },
  buildings: { volcano: { sign: VOLCANO } },
  marks: { princess: { sign: PRINCESS } },
  badges: { dragon: { sign: DRAGON, colour: "#b3261e" }, portal: { sign: PORTAL, colour: "#7b3fa0" } },
  tiles: {
    dragon_symbol_city_new_cloister: { middle: at(50, 40) },
    // The mouth of the tunnel lies away from the wall, so the field runs on behind it.
    dragon_symbol_city_ew_tunnel_ns: { courses: { 1: joined(line(EDGE.n, at(50, 9)), line(EDGE.s, at(50, 91))) } },
    // Reaches the corner where the other city ends.
    dragon_princess_city_n_city_es_shield: { cities: { 0: [3] } },
  },
} satisfies ModulePage;
