/** Marks, buildings and figures of a position, for the legend of lessons. */
import type { SymbolGroup } from "$app/game_page/page_api.ts";
import { translator } from "$app/i18n/translator.svelte.ts";
import { buildingKinds, meepleDrawings, objectFamilies } from "./drawing_data.ts";
import type { CarcassonneParts, CarcassonneView } from "./game_component_types.ts";

const FOLLOWER_TERM = "figure-follower";

/** Term of a mark on a tile: goods have a kind of their own. */
const markTerm = (mark: string): string => (translator.has(`carcassonne-goods-${mark}`) ? `goods-${mark}` : `mark-${mark}`);

export function listSymbols(view: CarcassonneView, { tiles }: CarcassonneParts): SymbolGroup[] {
  const shown = [...new Set([...view.board.map((laid) => laid.tile), view.hand])].flatMap((id) => tiles.get(id) ?? []);
  const features = shown.flatMap((tile) => tile.features);
  const marks = [...new Set([...(features.some((one) => one.shields) ? ["shield"] : []), ...features.flatMap((one) => one.marks ?? []), ...shown.flatMap((tile) => tile.marks)])];
  const buildings = [...new Set(features.map((one) => one.kind))].filter((kind) => buildingKinds.has(kind) && objectFamilies[kind]);
  const roles = [...new Set(view.figures.filter((one) => !meepleDrawings[one.figure]).map((one) => one.role))].filter((role) => meepleDrawings[role]);
  const figures = [...new Set(view.figures.map((one) => one.figure))].filter((figure) => figure && meepleDrawings[figure]);
  const groups: SymbolGroup[] = [
    { term: FOLLOWER_TERM, symbols: roles.map((id) => ({ id, name: translator.componentName("carcassonne", "role", id) })) },
    ...figures.map((id) => ({ term: `figure-${id}`, symbols: [{ id, name: "" }] })),
    ...buildings.map((id) => ({ term: `feature-${id}`, symbols: [{ id, name: "" }] })),
    ...marks.filter((id) => objectFamilies[id] && !buildings.includes(id)).map((id) => ({ term: markTerm(id), symbols: [{ id, name: "" }] })),
  ];
  return groups.filter((group) => group.symbols.length);
}
