/** Spots on the map for the actions of a decision. The decision lists the actions; this module only locates them. */
import type { ActionInfo, DecisionInfo } from "$app/game_page/page_api.ts";
import { cellCentre } from "./map_coordinates.ts";
import { cellCorner, featureIndex, featureSpot } from "./feature_and_meeple_lookup.ts";
import type { ActionDisplay } from "../modules/module_api.ts";
import { ACTION_DISPLAYS, ORDINARY_MEEPLE, DECISION_DISPLAYS } from "../modules/module_registry.ts";
import type { Point } from "./point_geometry.ts";
import type { CarcassonneView, LaidView, TileFacts } from "../game_component_types.ts";

export type ActionSpot = {
  info: ActionInfo;
  /** What is placed there; actions that place the same thing form a group. */
  group: string;
  piece: string;
  player: number;
  /** Role of the meeple on that spot. */
  role: string;
  at: Point;
  /** Feature piece under the spot, as tile index in `board` and feature number; null if there is none. */
  on: [number, number] | null;
};

/** How the modules display an action. */
export const actionDisplay = (info: ActionInfo): ActionDisplay | undefined => ACTION_DISPLAYS[String(info.meaning.do)];

/** Cell of a decision whose actions name none. */
function decisionCell(decision: DecisionInfo, view: CarcassonneView): number[] | null {
  const { x, y } = decision.about;
  if (typeof x === "number" && typeof y === "number") return [x, y];
  const cell = DECISION_DISPLAYS[decision.kind]?.cell?.(view);
  return cell?.length ? cell : null;
}

/** Spots of all actions of a decision that name a place. */
export function actionSpots(decision: DecisionInfo | null, view: CarcassonneView, tiles: Map<string, TileFacts>, you: number): ActionSpot[] {
  if (!decision) return [];
  const about = decisionCell(decision, view);
  const at = new Map(view.board.map((laid, i) => [`${laid.x},${laid.y}`, i]));
  const found: ActionSpot[] = [];
  for (const info of decision.actions) {
    const isButton = info.meaning.do === "place" || actionDisplay(info)?.button;
    const spot = isButton ? null : spotForAction(info, about, view, tiles, at, you);
    if (spot) found.push(spot);
  }
  return spreadApart(found);
}

function spotForAction(
  info: ActionInfo,
  about: number[] | null,
  view: CarcassonneView,
  tiles: Map<string, TileFacts>,
  numbers: Map<string, number>,
  you: number,
): ActionSpot | null {
  const { meaning } = info;
  const verb = String(meaning.do);
  const player = typeof meaning.player === "number" ? meaning.player : Math.max(you, 0);
  const figure = typeof meaning.figure === "string" ? meaning.figure : "";
  const answer = actionDisplay(info);
  const piece = figure || (typeof answer?.piece === "function" ? answer.piece(meaning) : (answer?.piece ?? verb));
  const spot = { info, group: figure || verb, piece, player, role: typeof meaning.role === "string" ? meaning.role : "", on: null };
  const named = typeof meaning.x === "number" && typeof meaning.y === "number";
  const cell = named ? [Number(meaning.x), Number(meaning.y)] : about;
  const middle = cell && cellCentre(cell);
  if (answer?.at) {
    const place = answer.at(meaning, middle, view, tiles);
    return place && { ...spot, at: place };
  }
  if (!cell || !middle) return null;
  const [x = 0, y = 0] = cell;
  if (typeof meaning.corner === "string") return { ...spot, at: cellCorner(x, y, meaning.corner) };
  const index = numbers.get(`${x},${y}`) ?? -1;
  const laid: LaidView | undefined = view.board[index];
  const tile = laid && tiles.get(laid.tile);
  if (typeof meaning.feature === "string" && typeof meaning.number === "number" && laid && tile) {
    const on: [number, number] = [index, featureIndex(tile, meaning.feature, meaning.number)];
    return { ...spot, at: featureSpot(tile, laid, meaning.feature, meaning.number), on: on[1] < 0 ? null : on };
  }
  return named ? { ...spot, at: middle } : null;
}

/** Minimum distance between spots, so that each can be tapped. In map units. */
const MIN_DISTANCE = 25;

/** Move spots of the same group apart where they are too close. */
function spreadApart(spots: ActionSpot[]): ActionSpot[] {
  const at = spots.map((spot, i) => ({ x: spot.at.x + i * 0.01, y: spot.at.y }));
  for (let round = 0; round < 8; round++) {
    for (let i = 0; i < spots.length; i++) {
      for (let j = 0; j < i; j++) {
        if (spots[i]!.group !== spots[j]!.group) continue;
        const [p, q] = [at[i]!, at[j]!];
        const far = Math.hypot(p.x - q.x, p.y - q.y);
        if (far >= MIN_DISTANCE) continue;
        const push = (MIN_DISTANCE - far) / 2 / far;
        const [dx, dy] = [(p.x - q.x) * push, (p.y - q.y) * push];
        at[i] = { x: p.x + dx, y: p.y + dy };
        at[j] = { x: q.x - dx, y: q.y - dy };
      }
    }
  }
  return spots.map((spot, i) => ({ ...spot, at: at[i]! }));
}

/** Groups in display order, the ordinary meeple first. */
export function spotGroups(spots: ActionSpot[]): string[] {
  const groups = [...new Set(spots.map((spot) => spot.group))];
  return groups.sort((a, b) => Number(b === ORDINARY_MEEPLE) - Number(a === ORDINARY_MEEPLE));
}
