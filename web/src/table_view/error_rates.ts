/** Error rates of the user by game: the last game, the average and the line over time. */
import type { GameErrorRate } from "../base/server_message_types.ts";

export interface GameErrors {
  game: string;
  /** Oldest first. */
  rates: GameErrorRate[];
  /** Average of all decisions in these games. */
  mean: { cost: number; point_cost: number };
}

/** Group error rates by game. Chance can make an average cost slightly negative; it is shown as 0. */
export function groupErrorRates(found: GameErrorRate[]): GameErrors[] {
  const games = new Map<string, GameErrorRate[]>();
  for (const rate of found) games.set(rate.game, [...(games.get(rate.game) ?? []), { ...rate, cost: Math.max(0, rate.cost), point_cost: Math.max(0, rate.point_cost) }]);
  return [...games].map(([game, rates]) => {
    const decisions = rates.reduce((sum, rate) => sum + rate.decisions, 0);
    const mean = (cost: (rate: GameErrorRate) => number) => rates.reduce((sum, rate) => sum + rate.decisions * cost(rate), 0) / Math.max(1, decisions);
    return { game, rates, mean: { cost: mean((rate) => rate.cost), point_cost: mean((rate) => rate.point_cost) } };
  });
}

/** Points of a line of values, oldest at the left, in a box of this size; the highest value touches the top. */
export function linePoints(values: number[], width: number, height: number): { x: number; y: number }[] {
  const most = Math.max(...values, Number.MIN_VALUE);
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, i) => ({ x: values.length > 1 ? i * step : width / 2, y: height - (value / most) * height }));
}
