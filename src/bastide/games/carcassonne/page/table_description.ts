/** The Carcassonne table in words, in three levels of detail. Cells are named by their coordinates, as in announcements. */
import type { DetailLevel, TableModel } from "$app/game_page/page_api.ts";
import { translate, translator } from "$app/i18n/translator.svelte.ts";
import { describedFeatureFacts } from "./feature_facts.ts";
import { MODULES } from "./modules/module_registry.ts";
import type { CarcassonneView, FeatureView } from "./game_component_types.ts";

const say = (message: string, data: Parameters<typeof translator.formatMessage>[2]): string => translator.formatMessage("carcassonne", message, data);

/** Short: scores, supplies, pile and tile. Normal: also the pieces of modules and the claimed features. Full: also the other features and every tile. */
export function describeTable(table: TableModel, level: DetailLevel): string[] {
  const view = table.currentView as unknown as CarcassonneView;
  const lines = view.score.map((points, player) => say("seat", { player, points, figures: Object.entries(view.supply[player] ?? {}).flatMap(([id, count]) => Array<string>(count).fill(id)) }));
  lines.push(say("pile", { count: view.pile_size }));
  if (view.hand) lines.push(say("hand", { tile: view.hand }));
  if (level === "short") return lines;
  const isFull = level === "full";
  const isClaimed = (feature: FeatureView) => feature.figures.length > 0;
  const byOwner = (a: FeatureView, b: FeatureView) => Number(String(table.you) in b.value) - Number(String(table.you) in a.value);
  lines.push(...describeModules(view), extentText(view));
  lines.push(...view.features.filter(isClaimed).toSorted(byOwner).map((feature) => featureText(feature, view, table.aids, isFull)));
  if (!isFull) return lines;
  const isOpen = ({ kind, complete }: FeatureView) => kind !== "field" && !complete;
  lines.push(...view.features.filter((feature) => !isClaimed(feature) && isOpen(feature)).map((feature) => featureText(feature, view, table.aids, true)));
  lines.push(...view.board.map(({ tile, x, y, facing }) => say("page-described-tile", { tile, x, y, facing })));
  return lines;
}

function extentText({ board }: CarcassonneView): string {
  const xs = board.map(({ x }) => x);
  const ys = board.map(({ y }) => y);
  return translate("carcassonne-page-described-map", { count: board.length, west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) });
}

/** Facts, owners with their points, and the cells: of the meeples, or with `allCells` of all its tiles. */
function featureText(feature: FeatureView, view: CarcassonneView, hasAids: boolean, allCells: boolean): string {
  const owners = Object.entries(feature.value).map(([seat, points]) => {
    const name = translator.seatName(Number(seat));
    return hasAids ? `${name}: ${translate("carcassonne-page-feature-points", { count: points })}` : name;
  });
  const places = allCells ? [...new Set(feature.pieces.map(([tile = 0]) => tile))].map((tile) => view.board[tile]!) : feature.figures.map((number) => view.figures[number]!);
  return translate("carcassonne-page-described-feature", {
    facts: translator.joinList(describedFeatureFacts(feature)),
    owners: owners.length ? translator.joinList(owners) : translate("carcassonne-page-feature-unclaimed"),
    cells: places.map(({ x, y }) => `${x}, ${y}`).join("; "),
  });
}

/** Pieces and titles of the modules in words. */
function describeModules(view: CarcassonneView): string[] {
  const lines = MODULES.flatMap((module) => module.describe?.(view) ?? []);
  return lines.map(([message, data]) => say(message, data));
}
