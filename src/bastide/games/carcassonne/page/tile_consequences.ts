/**
 * What a placed tile did to cities and roads, for the log: extended one, or joined several. Tiles are in the order in which they
 * were placed. Nothing is said about features that the edges of the tiles do not explain, such as roads over bridges.
 */
import type { Facts } from "$app/game_page/page_api.ts";
import { FACINGS, quarterTurns } from "./board/feature_and_meeple_lookup.ts";
import type { CarcassonneView, FeatureView, SideName, TileFacts } from "./game_component_types.ts";

const SIDES: SideName[] = ["n", "e", "s", "w"];
const NEIGHBOURS = [{ dx: 0, dy: 1 }, { dx: 1, dy: 0 }, { dx: 0, dy: -1 }, { dx: -1, dy: 0 }];
const KINDS: Record<string, { extended: string; joined: string }> = {
  city: { extended: "extended_city", joined: "joined_cities" },
  road: { extended: "extended_road", joined: "joined_roads" },
};

/** The events, with one after each placed tile for every kind of feature that it extended or joined but did not complete. */
export function withConsequences(events: Facts[], view: CarcassonneView, tiles: Map<string, TileFacts>): Facts[] {
  const completed = new Set(events.filter(({ kind }) => kind === "completed").map(({ feature }) => feature));
  return events.flatMap((event) => {
    if (event.kind !== "placed") return [event];
    const index = view.board.findIndex(({ x, y }) => x === event.x && y === event.y);
    const touched = (view.features ?? []).filter(({ kind, pieces }) => kind in KINDS && !completed.has(kind) && pieces.some(([tile]) => tile === index));
    const found = new Set(touched.map((feature) => consequence(feature, index, view, tiles)).filter((kind) => kind));
    return [event, ...[...found].map((kind): Facts => ({ kind, player: event.player ?? -1 }))];
  });
}

function consequence(feature: FeatureView, index: number, view: CarcassonneView, tiles: Map<string, TileFacts>): string {
  const { extended, joined } = KINDS[feature.kind]!;
  const countParts = (pieces: number[][]): number => new Set(partOfPieces(pieces, view, tiles)).size;
  if (countParts(feature.pieces) !== 1) return "";
  // Later tiles may have joined more than this one.
  const placed = feature.pieces.filter(([tile = 0]) => tile <= index);
  const parts = partOfPieces(placed, view, tiles);
  const own = new Set(parts.filter((_, number) => placed[number]![0] === index));
  const before = countParts(placed.filter(([tile], number) => tile !== index && own.has(parts[number]!)));
  return before > own.size ? joined : before ? extended : "";
}

/** For each piece, the number of the part that it belongs to: pieces that the edges of their tiles connect. */
function partOfPieces(pieces: number[][], view: CarcassonneView, tiles: Map<string, TileFacts>): number[] {
  const exits = new Map<string, number>();
  pieces.forEach(([tile = 0, feature = 0], number) => {
    const { x, y, tile: id, facing } = view.board[tile]!;
    for (const side of tiles.get(id)?.features[feature]?.edges ?? []) exits.set(`${x},${y},${(SIDES.indexOf(side) + quarterTurns(facing)) % FACINGS.length}`, number);
  });
  const part = pieces.map((_, number) => number);
  const root = (number: number): number => (part[number] === number ? number : root(part[number]!));
  for (const [exit, number] of exits) {
    const [x = 0, y = 0, side = 0] = exit.split(",").map(Number);
    const { dx, dy } = NEIGHBOURS[side]!;
    const other = exits.get(`${x + dx},${y + dy},${(side + 2) % SIDES.length}`);
    if (other !== undefined) part[root(number)] = root(other);
  }
  return part.map((_, number) => root(number));
}
