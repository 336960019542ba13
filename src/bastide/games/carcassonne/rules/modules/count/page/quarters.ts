import { left, top } from "$games/carcassonne/page/cells.ts";
import { at, type Point } from "$games/carcassonne/page/plane.ts";
import type { CarcassonneView, TileFacts } from "$games/carcassonne/page/types.ts";

export const QUARTERS = ["castle", "market", "blacksmith", "cathedral"];

/** Where a quarter of Carcassonne is marked on the map. */
export function quarterAt({ quarter }: { quarter?: unknown }, _: Point | null, view: CarcassonneView, tiles: Map<string, TileFacts>): Point | null {
  const laid = view.board.find((one) => tiles.get(one.tile)?.features.some((feature) => feature.name === quarter));
  return laid ? at(left(laid.x) + 50, top(laid.y) + 62) : null;
}
