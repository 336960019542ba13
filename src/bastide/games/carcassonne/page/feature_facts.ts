/** Facts about a feature in words: kind, size, shields, neighbouring cities and completion. */
import { translate, translator } from "$app/i18n/translator.svelte.ts";
import type { FeatureView } from "./game_component_types.ts";

/** Kinds whose open edges count; a field has none, and a building waits for tiles around it. */
const KINDS_WITH_OPEN_EDGES = ["city", "road"];

export function featureFactList(feature: FeatureView): string[] {
  const found = [translator.componentName("carcassonne", "feature", feature.kind)];
  if (feature.tiles) found.push(translate("carcassonne-page-feature-tiles", { count: feature.tiles }));
  if (feature.shields) found.push(translate("carcassonne-page-feature-shields", { count: feature.shields }));
  if (feature.kind === "field") found.push(translate("carcassonne-page-feature-cities", { count: feature.cities.length }));
  if (feature.complete) found.push(translate("carcassonne-page-feature-complete"));
  return found;
}

/** The facts, and the open edges of an incomplete feature. */
export function describedFeatureFacts(feature: FeatureView): string[] {
  const hasOpenEdges = KINDS_WITH_OPEN_EDGES.includes(feature.kind) && feature.open > 0;
  return [...featureFactList(feature), ...(hasOpenEdges ? [translate("carcassonne-page-feature-open", { count: feature.open })] : [])];
}
