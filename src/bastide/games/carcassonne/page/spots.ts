/** Where the answers to a question lie on the map. What they are comes from the decision; here it is only found where. */
import type { ActionInfo, DecisionInfo } from "$lib/messages.ts";
import { cornerOf, featureIndex, left, spotOf, top } from "./map.ts";
import type { Point } from "./plane.ts";
import type { CarcassonneView, LaidView, TileFacts } from "./types.ts";

export type Spot = {
  info: ActionInfo;
  /** What is placed there; answers that place the same thing belong together. */
  group: string;
  piece: string;
  player: number;
  lying: boolean;
  at: Point;
  /** The piece of a feature that it lies on: the place of the tile in `board`, the number of the feature; else null. */
  on: [number, number] | null;
};

/** Answers that are better given by a button. */
const BUTTONS = ["place", "castle", "points", "castle_score"];
/** What stands there afterwards, where the answer does not say. */
const PIECES: Record<string, string> = { fairy: "fairy", portal: "portal", dragon: "dragon", wagon_to: "wagon", bring: "follower", count: "count", barn: "barn", abbey: "abbey" };

/** Where a quarter of Carcassonne is marked on the map. */
export function quarterAt(view: CarcassonneView, tiles: Map<string, TileFacts>, quarter: string): Point | null {
  const laid = view.board.find((one) => tiles.get(one.tile)?.features.some((feature) => feature.name === quarter));
  return laid ? { x: left(laid.x) + 50, y: top(laid.y) + 62 } : null;
}

/** The cell that a question is about, where its answers do not name one. */
function aboutCell(decision: DecisionInfo, view: CarcassonneView): [number, number] | null {
  const { x, y } = decision.about;
  if (typeof x === "number" && typeof y === "number") return [x, y];
  const going = view.extra.count?.going_to;
  if (going?.length && decision.kind.endsWith("redeploy")) return [going[0]!, going[1]!];
  const wagon = decision.kind === "wagon" ? view.board[view.extra.abbey?.wagon_to ?? -1] : undefined;
  return wagon ? [wagon.x, wagon.y] : null;
}

export function spotsOf(decision: DecisionInfo | null, view: CarcassonneView, tiles: Map<string, TileFacts>, you: number): Spot[] {
  if (!decision) return [];
  const about = aboutCell(decision, view);
  const at = new Map(view.board.map((laid, i) => [`${laid.x},${laid.y}`, i]));
  const found: Spot[] = [];
  for (const info of decision.actions) {
    const spot = BUTTONS.includes(String(info.meaning.do)) ? null : spotFor(info, about, view, tiles, at, you);
    if (spot) found.push(spot);
  }
  return apart(found);
}

function spotFor(
  info: ActionInfo,
  about: [number, number] | null,
  view: CarcassonneView,
  tiles: Map<string, TileFacts>,
  numbers: Map<string, number>,
  you: number,
): Spot | null {
  const { meaning } = info;
  const verb = String(meaning.do);
  const player = typeof meaning.player === "number" ? meaning.player : Math.max(you, 0);
  const figure = typeof meaning.figure === "string" ? meaning.figure : "";
  const piece = figure || (verb === "bridge" ? `bridge-${String(meaning.way)}` : (PIECES[verb] ?? verb));
  const spot = { info, group: figure || verb, piece, player, lying: meaning.feature === "field", on: null };
  if (typeof meaning.quarter === "string") {
    const place = quarterAt(view, tiles, meaning.quarter);
    return place && { ...spot, at: place };
  }
  const named = typeof meaning.x === "number" && typeof meaning.y === "number";
  const cell = named ? ([Number(meaning.x), Number(meaning.y)] as const) : about;
  if (!cell) return null;
  const [x, y] = cell;
  const middle = { x: left(x) + 50, y: top(y) + 50 };
  if (typeof meaning.corner === "string") return { ...spot, at: cornerOf(x, y, meaning.corner) };
  if (verb === "bridge") return { ...spot, at: { x: middle.x + (meaning.way === "ns" ? -22 : 22), y: middle.y } };
  const index = numbers.get(`${x},${y}`) ?? -1;
  const laid: LaidView | undefined = view.board[index];
  const tile = laid && tiles.get(laid.tile);
  if (typeof meaning.feature === "string" && typeof meaning.number === "number" && laid && tile) {
    const on: [number, number] = [index, featureIndex(tile, meaning.feature, meaning.number)];
    return { ...spot, at: spotOf(tile, laid, meaning.feature, meaning.number), on: on[1] < 0 ? null : on };
  }
  return named ? { ...spot, at: middle } : null;
}

/** So far apart that each can be hit. */
const APART = 36;

/** Of the same group no two over each other: those that are too close move away from each other a little. */
function apart(spots: Spot[]): Spot[] {
  const at = spots.map((spot, i) => ({ x: spot.at.x + i * 0.01, y: spot.at.y }));
  for (let round = 0; round < 8; round++) {
    for (let i = 0; i < spots.length; i++) {
      for (let j = 0; j < i; j++) {
        if (spots[i]!.group !== spots[j]!.group) continue;
        const [p, q] = [at[i]!, at[j]!];
        const far = Math.hypot(p.x - q.x, p.y - q.y);
        if (far >= APART) continue;
        const push = (APART - far) / 2 / far;
        const [dx, dy] = [(p.x - q.x) * push, (p.y - q.y) * push];
        at[i] = { x: p.x + dx, y: p.y + dy };
        at[j] = { x: q.x - dx, y: q.y - dy };
      }
    }
  }
  return spots.map((spot, i) => ({ ...spot, at: at[i]! }));
}

/** The groups in the order they are offered: the ordinary follower first. */
export function groupsOf(spots: Spot[]): string[] {
  const groups = [...new Set(spots.map((spot) => spot.group))];
  return groups.sort((a, b) => Number(b === "follower") - Number(a === "follower"));
}
