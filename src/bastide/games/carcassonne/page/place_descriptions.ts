/**
 * Descriptions of places on the map for screen readers and labels, without coordinates. A free cell is described by its
 * neighbour, a tile by its features, a spot by its feature. Equal descriptions are numbered.
 */
import type { Facts, PlaceContext } from "$app/game_page/page_api.ts";
import { translate, translator } from "$app/i18n/translator.svelte.ts";
import { buildingKinds } from "./drawing_data.ts";
import { tileLayout } from "./board/tile_layout.ts";
import { featureAt, featureIndex, quarterTurns, wholeFeature } from "./board/feature_and_meeple_lookup.ts";
import { rotatePoint } from "./board/point_geometry.ts";
import type { CarcassonneView, Facing, FeatureView, TileFacts } from "./game_component_types.ts";

/** Feature that describes a place; `message` is the relation to it. */
type Landmark = { message: "beside" | "on" | "spot"; side: Facing | "middle"; kind: string; owner: number; tiles: number };
/** Landmark with its number among equal descriptions. */
type NumberedLandmark = Landmark & { number: number; count: number };

/** Offset to the neighbour, point on the neighbour's edge, and side of the neighbour on which the cell is. */
const NEIGHBOURS: { dx: number; dy: number; edge: { x: number; y: number }; side: Facing }[] = [
  { dx: 0, dy: -1, edge: { x: 50, y: 2 }, side: "north" },
  { dx: -1, dy: 0, edge: { x: 98, y: 50 }, side: "east" },
  { dx: 0, dy: 1, edge: { x: 50, y: 98 }, side: "south" },
  { dx: 1, dy: 0, edge: { x: 2, y: 50 }, side: "west" },
];
/** Kind used for monasteries and similar buildings of all modules. */
const BUILDING_KIND = "building";
/** Feature kinds by priority as a landmark. */
const LANDMARK_PRIORITY = ["last", "city", BUILDING_KIND, "road", "field"];
const rank = (kind: string): number => (LANDMARK_PRIORITY.includes(kind) ? LANDMARK_PRIORITY.indexOf(kind) : LANDMARK_PRIORITY.length);

const landmarkCache = new WeakMap<object, Map<string, NumberedLandmark>>();

/** Description of the place that the facts name; empty if they name none. */
export function describePlace(facts: Facts, context: PlaceContext, tiles: Map<string, TileFacts>): string {
  const key = placeKey(facts, context);
  if (!key) return "";
  const view = context.currentView as unknown as CarcassonneView | null;
  if (!view) return translate("carcassonne-page-where-marked");
  const asked = context.decision ?? view;
  let all = landmarkCache.get(asked);
  if (!all) landmarkCache.set(asked, (all = numberLandmarks(context, view, tiles)));
  const found = all.get(key) ?? { ...landmark(key, view, tiles), number: 1, count: 1 };
  return landmarkText(found, context.you);
}

/** Key of a place: a cell, or a feature on a cell; empty if the facts name none. */
function placeKey(facts: Facts, { decision }: PlaceContext): string {
  const about = decision?.about ?? {};
  const x = facts.x ?? about.x;
  const y = facts.y ?? about.y;
  if (typeof x !== "number" || typeof y !== "number") return "";
  if (facts.do === "figure" && typeof facts.feature === "string") return `${x},${y},${facts.feature},${Number(facts.number ?? 0)}`;
  return typeof facts.x === "number" ? `${x},${y}` : "";
}

/** Landmarks of all places of the decision; equal ones are numbered from west to east, then north to south. */
function numberLandmarks(context: PlaceContext, view: CarcassonneView, tiles: Map<string, TileFacts>): Map<string, NumberedLandmark> {
  const places = new Set((context.decision?.actions ?? []).map((info) => placeKey(info.meaning, context)).filter((place) => place));
  const ordered = [...places].sort((one, two) => {
    const [x = 0, y = 0] = one.split(",").map(Number);
    const [u = 0, v = 0] = two.split(",").map(Number);
    return x - u || v - y;
  });
  const alike = new Map<string, [string, Landmark][]>();
  for (const place of ordered) {
    const mark = landmark(place, view, tiles);
    const same = JSON.stringify(mark);
    alike.set(same, [...(alike.get(same) ?? []), [place, mark]]);
  }
  const found = new Map<string, NumberedLandmark>();
  for (const group of alike.values()) group.forEach(([place, mark], i) => found.set(place, { ...mark, number: i + 1, count: group.length }));
  return found;
}

function landmark(place: string, view: CarcassonneView, tiles: Map<string, TileFacts>): Landmark {
  const [x, y, kind, number] = place.split(",");
  const index = tileAt(view, Number(x), Number(y));
  if (index >= 0 && kind) return spotLandmark(index, kind, Number(number), view, tiles);
  return index >= 0 ? tileLandmark(index, view, tiles) : adjacentLandmark(Number(x), Number(y), view, tiles);
}

const tileAt = (view: CarcassonneView, x: number, y: number): number => view.board.findIndex((laid) => laid.x === x && laid.y === y);

function adjacentLandmark(x: number, y: number, view: CarcassonneView, tiles: Map<string, TileFacts>): Landmark {
  const found = NEIGHBOURS.flatMap(({ dx, dy, edge, side }): Landmark[] => {
    const index = tileAt(view, x + dx, y + dy);
    if (index < 0) return [];
    const { tile: id, facing } = view.board[index]!;
    const tile = tiles.get(id);
    if (index === view.board.length - 1) return [{ message: "beside", side, kind: "last", owner: -1, tiles: 0 }];
    const building = tile?.features.findIndex(({ kind }) => buildingKinds.has(kind)) ?? -1;
    const feature = building >= 0 ? building : tile ? featureAt(tile, facing, edge) : -1;
    return [{ message: "beside", side, ...featureFacts(wholeFeature(view.features, index, feature), view) }];
  });
  return bestLandmark(found) ?? { message: "beside", side: "middle", kind: "other", owner: -1, tiles: 0 };
}

function tileLandmark(index: number, view: CarcassonneView, tiles: Map<string, TileFacts>): Landmark {
  const tile = tiles.get(view.board[index]!.tile);
  if (index === view.board.length - 1) return { message: "on", side: "middle", kind: "last", owner: -1, tiles: 0 };
  const found = (tile?.features ?? []).map((_, feature): Landmark => ({ message: "on", side: "middle", ...featureFacts(wholeFeature(view.features, index, feature), view) }));
  return bestLandmark(found) ?? { message: "on", side: "middle", kind: "other", owner: -1, tiles: 0 };
}

function spotLandmark(index: number, kind: string, number: number, view: CarcassonneView, tiles: Map<string, TileFacts>): Landmark {
  const { tile: id, facing } = view.board[index]!;
  const tile = tiles.get(id);
  const feature = tile ? featureIndex(tile, kind, number) : -1;
  const several = (tile?.features.filter((one) => one.kind === kind).length ?? 0) > 1;
  const at = tile && tileLayout(tile.id).spots[feature];
  const whole = wholeFeature(view.features, index, feature);
  return { message: "spot", side: at && several ? sideOf(rotatePoint(at, quarterTurns(facing))) : "middle", kind, owner: -1, tiles: whole?.tiles ?? 0 };
}

/** Side of the tile on which a point is. */
function sideOf({ x, y }: { x: number; y: number }): Facing {
  if (Math.abs(x - 50) > Math.abs(y - 50)) return x > 50 ? "east" : "west";
  return y > 50 ? "south" : "north";
}

/** Best landmark: by kind, then owned before free, then larger before smaller. */
function bestLandmark(marks: Landmark[]): Landmark | undefined {
  return marks.sort((a, b) => rank(a.kind) - rank(b.kind) || Number(b.owner >= 0) - Number(a.owner >= 0) || b.tiles - a.tiles)[0];
}

function featureFacts(feature: FeatureView | null, view: CarcassonneView): { kind: string; owner: number; tiles: number } {
  if (!feature) return { kind: "other", owner: -1, tiles: 0 };
  const owners = Object.keys(feature.value).map(Number);
  const kind = buildingKinds.has(feature.kind) ? BUILDING_KIND : feature.kind;
  return { kind, owner: owners.length === 1 && owners[0]! < view.players ? owners[0]! : -1, tiles: feature.tiles };
}

function landmarkText({ message, side, kind, owner, tiles, number, count }: NumberedLandmark, you: number): string {
  const whose = owner < 0 ? "nobody" : owner === you ? "you" : "other";
  const values = { side, kind, owner: whose, tiles, player: owner < 0 ? "" : translator.seatName(owner), feature: translator.componentName("carcassonne", "feature", kind) };
  const where = translate(`carcassonne-page-where-${message}`, values);
  return count > 1 ? translate("carcassonne-page-where-alike", { where, number, count }) : where;
}
