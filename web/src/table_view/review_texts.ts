/** Texts about reviewed moves: names of turns, and certain costs or gains. */
import { formatPercent, translate, translator } from "../i18n/translator.svelte.ts";
import type { Facts } from "../base/server_message_types.ts";

/** Win chance in per cent, points or both; nothing that is not positive after rounding. */
export const lossText = (cost: number, points: number): string =>
  translator.joinList([
    ...(Math.round(100 * cost) > 0 ? [formatPercent(cost)] : []),
    ...(Math.round(10 * points) > 0 ? [translate("replay-review-points", { points: Math.round(10 * points) / 10 })] : []),
  ]);

/** A cost is certain at 3.3 standard errors; errors are half widths of 95 % intervals, which are 1.96 standard errors. */
const CERTAIN_ERRORS = 3.3 / 1.96;

/** What a move costs or gains with certainty. */
export const costText = (cost: number, error: number, points: number, pointError: number): string =>
  lossText(cost > CERTAIN_ERRORS * error ? cost : 0, points > CERTAIN_ERRORS * pointError ? points : 0);

/** Name of a turn, as the game counts. */
export const turnLabel = (game: string, move: { turn: number; turn_facts: Facts }): string =>
  Object.keys(move.turn_facts).length ? translator.formatMessage(game, "turn", move.turn_facts) : translate("replay-review-turn", { turn: move.turn });
