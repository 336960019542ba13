/** Positions of the quarters of the city of Carcassonne on the map. */
import { cellLeft, cellTop } from "$games/carcassonne/page/board/map_coordinates.ts";
import { tileLayout } from "$games/carcassonne/page/board/tile_layout.ts";
import { point, type Point } from "$games/carcassonne/page/board/point_geometry.ts";
import type { CarcassonneView, LaidView, TileFacts } from "$games/carcassonne/page/game_component_types.ts";

export const QUARTERS = ["castle", "market", "blacksmith", "cathedral"];

/** Position of a quarter of the city on the map; null if the city is not on the board. */
export function quarterPosition({ quarter }: { quarter?: unknown }, _: Point | null, view: CarcassonneView, tiles: Map<string, TileFacts>): Point | null {
  const numberOn = (laid: LaidView) => tiles.get(laid.tile)?.features.findIndex((feature) => feature.name === quarter) ?? -1;
  const laid = view.board.find((one) => numberOn(one) >= 0);
  const spot = laid && tileLayout(laid.tile).spots[numberOn(laid)];
  return laid && spot ? point(cellLeft(laid.x) + spot.x, cellTop(laid.y) + spot.y) : null;
}
