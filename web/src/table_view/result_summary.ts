/** How a game ended, as facts to be told: who won, by how much, and what made the difference. */
import type { Result } from "../base/messages.ts";

export type ResultSummary = {
  winners: number[];
  /** The seats, the best first. */
  order: number[];
  /** By how many points the only winner is ahead; 0 if something else than points decided. */
  lead: number;
  /** The measures that the points are made of: those of which anybody has something. */
  columns: string[];
  /** Where the winner was ahead the most of the next in line. */
  difference: { measure: string; points: number; other: number } | null;
};

/** `measures`: what the points are made of. Without it, measures that are called `points_...`. */
export function summarizeResult(result: Result, measures?: string[]): ResultSummary | null {
  const { places, scores, seat_metrics: metrics } = result;
  if (!places) return null;
  const order = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  const winners = order.filter((seat) => places[seat] === 1);
  const ids = measures ?? [...new Set(metrics.flatMap(Object.keys))].filter((id) => id.startsWith("points_"));
  const columns = ids.filter((id) => metrics.some((own) => own[id]));
  const [first = 0, second] = order;
  const isAlone = winners.length === 1 && second !== undefined;
  const lead = isAlone && scores ? scores[first]! - scores[second]! : 0;
  const ahead = columns.map((measure) => ({ measure, points: metrics[first]![measure] ?? 0, other: second === undefined ? 0 : (metrics[second]![measure] ?? 0) }));
  const most = ahead.toSorted((a, b) => b.points - b.other - (a.points - a.other))[0];
  return { winners, order, lead, columns, difference: isAlone && most && most.points > most.other ? most : null };
}
