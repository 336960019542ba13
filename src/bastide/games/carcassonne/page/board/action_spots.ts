/** Where the answers to a question lie on the map. What they are comes from the decision; here it is only found where. */
import type { ActionInfo, DecisionInfo } from "$app/game_page/page_api.ts";
import { middleOf } from "./map_coordinates.ts";
import { cornerOf, featureIndex, spotOf } from "./map_features.ts";
import type { Answer } from "../modules/module_api.ts";
import { ANSWERS, ORDINARY, QUESTIONS } from "../modules/module_registry.ts";
import type { Point } from "./points.ts";
import type { CarcassonneView, LaidView, TileFacts } from "../component_types.ts";

export type Spot = {
  info: ActionInfo;
  /** What is placed there; answers that place the same thing belong together. */
  group: string;
  piece: string;
  player: number;
  /** What a figure is there. */
  role: string;
  at: Point;
  /** The piece of a feature that it lies on: the place of the tile in `board`, the number of the feature; else null. */
  on: [number, number] | null;
};

export const answerOf = (info: ActionInfo): Answer | undefined => ANSWERS[String(info.meaning.do)];

/** The cell that a question is about, where its answers do not name one. */
function aboutCell(decision: DecisionInfo, view: CarcassonneView): number[] | null {
  const { x, y } = decision.about;
  if (typeof x === "number" && typeof y === "number") return [x, y];
  const cell = QUESTIONS[decision.kind]?.cell?.(view);
  return cell?.length ? cell : null;
}

export function spotsOf(decision: DecisionInfo | null, view: CarcassonneView, tiles: Map<string, TileFacts>, you: number): Spot[] {
  if (!decision) return [];
  const about = aboutCell(decision, view);
  const at = new Map(view.board.map((laid, i) => [`${laid.x},${laid.y}`, i]));
  const found: Spot[] = [];
  for (const info of decision.actions) {
    const isButton = info.meaning.do === "place" || answerOf(info)?.button;
    const spot = isButton ? null : spotFor(info, about, view, tiles, at, you);
    if (spot) found.push(spot);
  }
  return apart(found);
}

function spotFor(
  info: ActionInfo,
  about: number[] | null,
  view: CarcassonneView,
  tiles: Map<string, TileFacts>,
  numbers: Map<string, number>,
  you: number,
): Spot | null {
  const { meaning } = info;
  const verb = String(meaning.do);
  const player = typeof meaning.player === "number" ? meaning.player : Math.max(you, 0);
  const figure = typeof meaning.figure === "string" ? meaning.figure : "";
  const answer = answerOf(info);
  const piece = figure || (typeof answer?.piece === "function" ? answer.piece(meaning) : (answer?.piece ?? verb));
  const spot = { info, group: figure || verb, piece, player, role: typeof meaning.role === "string" ? meaning.role : "", on: null };
  const named = typeof meaning.x === "number" && typeof meaning.y === "number";
  const cell = named ? [Number(meaning.x), Number(meaning.y)] : about;
  const middle = cell && middleOf(cell);
  if (answer?.at) {
    const place = answer.at(meaning, middle, view, tiles);
    return place && { ...spot, at: place };
  }
  if (!cell || !middle) return null;
  const [x = 0, y = 0] = cell;
  if (typeof meaning.corner === "string") return { ...spot, at: cornerOf(x, y, meaning.corner) };
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
const APART = 25;

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

/** The groups in the order they are offered: the ordinary figure first. */
export function groupsOf(spots: Spot[]): string[] {
  const groups = [...new Set(spots.map((spot) => spot.group))];
  return groups.sort((a, b) => Number(b === ORDINARY) - Number(a === ORDINARY));
}
