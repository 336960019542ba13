/** What the base game draws: the follower, cloisters and crossings. */
import type { ModulePage } from "$games/carcassonne/page/module.ts";
import { ROAD, ROAD_SIDE, WALL } from "$games/carcassonne/page/pen.ts";
import { MIDDLE } from "$games/carcassonne/page/plane.ts";

const FOLLOWER = "M0-13c3.400 0 5 2.400 5 5 0 1.600-.6 2.600-1.200 3.400 4.600.8 9.200 3 9.200 5.600 0 2-4 2.400-6.200 2.600 1 3 4.200 6.400 4.200 8.400 0 1-.6 1.500-1.600 1.500h-6.400c-1.400 0-2-2.600-3-5-1 2.400-1.600 5-3 5h-6.400c-1 0-1.600-.5-1.600-1.500 0-2 3.200-5.400 4.200-8.400-2.200-.2-6.200-.6-6.200-2.600 0-2.600 4.600-4.800 9.200-5.600-.6-.8-1.200-1.800-1.200-3.400 0-2.600 1.600-5 5-5z";
const CLOISTER = `<ellipse cx="1" cy="13" rx="17" ry="4" fill="#000" opacity=".16"/><path d="M-15-2h22v14h-22z" fill="#f2e6d0" stroke="${WALL}" stroke-width="1"/><path d="M-17-2l4-8h20l4 8z" fill="#b75a3f" stroke="#7c3524" stroke-width="1"/><path d="M7-8h9v20h-9z" fill="#fbf2df" stroke="${WALL}" stroke-width="1"/><path d="M5.6-8l5.9-9 5.9 9z" fill="#9d4532" stroke="#7c3524" stroke-width="1"/><path d="M11.5-17v-5M9.3-20h4.4" stroke="#3d2f22" stroke-width="1.3"/><path d="M-11 3h4v5h-4zM-4 3h4v5h-4zM9.6-3h4v4h-4z" fill="#6a8aa0"/><path d="M9.4 12v-6a2.2 2.2 0 0 1 4.4 0v6z" fill="#6d4a2f"/>`;
const VILLAGE = `<circle r="8" fill="${ROAD}" stroke="${ROAD_SIDE}" stroke-width="1.2"/><circle r="3.4" fill="#8fb169" stroke="#5f8a45" stroke-width="1"/><circle r="1.4" fill="#5f8a45"/>`;

export default {
  figures: { follower: { outline: FOLLOWER } },
  buildings: { cloister: { sign: CLOISTER } },
  ends: { crossing: { at: MIDDLE, sign: VILLAGE } },
} satisfies ModulePage;
