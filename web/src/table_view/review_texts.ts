/** Texts about reviewed moves: names of turns, and certain costs or gains. */
import { formatPercent, translate, translator } from "../i18n/translator.svelte.ts";
import type { Facts } from "../base/server_message_types.ts";

/** What a move costs or gains with certainty: win chance, points or both. */
export const costText = (cost: number, error: number, points: number, pointError: number): string =>
  translator.joinList([
    ...(cost > error ? [formatPercent(cost)] : []),
    ...(points > pointError ? [translate("replay-review-points", { points: Math.round(10 * points) / 10 })] : []),
  ]);

/** Name of a turn, as the game counts. */
export const turnLabel = (game: string, move: { turn: number; turn_facts: Facts }): string =>
  Object.keys(move.turn_facts).length ? translator.formatMessage(game, "turn", move.turn_facts) : translate("replay-review-turn", { turn: move.turn });
