/** Summary of a result: winners, margin and decisive category. */
import type { GameResult } from "../base/server_message_types.ts";

export type ResultSummary = {
  winners: number[];
  /** Seats by place. */
  order: number[];
  /** Margin of a single winner in points over the viewer, or over the second; 0 if a tie-breaker decided. */
  lead: number;
  /** Score categories with points. */
  columns: string[];
  /** Category with the largest margin over the viewer, or over the second. */
  difference: { measure: string; points: number; other: number } | null;
};

/** `measures`: score categories; default: metrics named `points_...`. `you`: the viewer's seat; -1 for none. */
export function summarizeResult(result: GameResult, measures?: string[], you = -1): ResultSummary | null {
  const { places, scores, seat_metrics: metrics } = result;
  if (!places) return null;
  const order = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  const winners = order.filter((seat) => places[seat] === 1);
  const ids = measures ?? [...new Set(metrics.flatMap(Object.keys))].filter((id) => id.startsWith("points_"));
  const columns = ids.filter((id) => metrics.some((own) => own[id]));
  const [first = 0, next] = order;
  const second = you >= 0 && !winners.includes(you) ? you : next;
  const isAlone = winners.length === 1 && second !== undefined;
  const lead = isAlone && scores ? scores[first]! - scores[second]! : 0;
  const ahead = columns.map((measure) => ({ measure, points: metrics[first]![measure] ?? 0, other: second === undefined ? 0 : (metrics[second]![measure] ?? 0) }));
  const most = ahead.toSorted((a, b) => b.points - b.other - (a.points - a.other))[0];
  return { winners, order, lead, columns, difference: isAlone && most && most.points > most.other ? most : null };
}
