/** The tiles that cannot be drawn from their sides alone. */
import { bent, joined, line } from "$games/carcassonne/page/lines.ts";
import type { ByHand } from "$games/carcassonne/page/module.ts";
import { stand, WATER } from "$games/carcassonne/page/pen.ts";
import { at, EDGE, MIDDLE } from "$games/carcassonne/page/plane.ts";

export const TILES: Record<string, ByHand> = {
  // It fills its tile.
  abbey_tile: { building: { at: at(50, 54), scale: 1.7 } },
  // It brushes the wall of the city, parts the fields there, and goes on.
  abbey_city_n_touching_road_es: {
    courses: {
      1: bent([EDGE.e, at(76, 50), at(62, 44), at(50, 35)], [at(50, 35), at(44, 52), at(50, 74), EDGE.s]),
    },
  },
  abbey_city_n_touching_road_sw: {
    courses: {
      1: bent([EDGE.w, at(24, 50), at(38, 44), at(50, 35)], [at(50, 35), at(56, 52), at(50, 74), EDGE.s]),
    },
  },
  // A ring round a well.
  abbey_road_new_roundabout: {
    courses: {
      0: joined(
        bent([at(50, 36), at(58, 36), at(64, 42), at(64, 50)], [at(64, 50), at(64, 58), at(58, 64), at(50, 64)]),
        bent([at(50, 64), at(42, 64), at(36, 58), at(36, 50)], [at(36, 50), at(36, 42), at(42, 36), at(50, 36)]),
        line(EDGE.n, at(50, 36)),
        line(EDGE.e, at(64, 50)),
        line(EDGE.w, at(36, 50)),
      ),
    },
    sign: stand(MIDDLE, `<circle r="4" fill="${WATER}" stroke="#8d847c" stroke-width="2"/>`),
  },
  // The mouth of the tunnel lies away from the wall, so the field runs on behind it.
  abbey_city_ew_shield_tunnel_ns: { courses: { 1: joined(line(EDGE.n, at(50, 21)), line(EDGE.s, at(50, 91))) } },
  // It passes over the other city and ends in the south field.
  abbey_city_n_shield_over_city_ew: { cities: { 0: "M0 0L100 0C70 12 60 28 60 54C60 70 58 80 50 90C42 80 40 70 40 54C40 28 30 12 0 0Z" } },
};
