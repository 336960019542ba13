/** Scores of a finished game, split into points during the game and in the final scoring. */
import type { Facts } from "$app/game_page/page_api.ts";

export type SplitScore = {
  seat: number;
  during: number;
  end: number;
  total: number;
  /** Points of the final scoring by category. */
  categories: [category: string, points: number][];
};

/** Whether an event belongs to the final scoring. */
export const isFinalScoring = ({ kind, final }: Facts): boolean => kind === "scored" && final === 1;

/** Split the scores by the events of the game; empty if there was no final scoring. */
export function splitScores(scores: number[], events: Facts[]): SplitScore[] {
  const finals = events.filter(isFinalScoring);
  if (!finals.length) return [];
  return scores.map((total, seat) => {
    const categories = new Map<string, number>();
    for (const { player, category, points } of finals) {
      if (player === seat) categories.set(String(category), (categories.get(String(category)) ?? 0) + Number(points));
    }
    const end = [...categories.values()].reduce((sum, points) => sum + points, 0);
    return { seat, during: total - end, end, total, categories: [...categories] };
  });
}
