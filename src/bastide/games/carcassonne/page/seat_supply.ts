/** Meeples that a player can place. */
import { ORDINARY_MEEPLE } from "./modules/module_registry.ts";
import type { SeatItem } from "./modules/module_api.ts";
import type { CarcassonneView } from "./game_component_types.ts";

/** Meeples in the supply of a seat. The ordinary one is listed even if none is left, because then the player cannot claim. */
export function seatSupply(view: CarcassonneView, seat: number): SeatItem[] {
  return Object.entries(view.supply[seat] ?? {}).flatMap(([id, count]) => (count || id === ORDINARY_MEEPLE ? [{ kind: "figure", id, count }] : []));
}
