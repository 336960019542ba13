/**
 * Coach: comments on every decision before and after the move. If the server refuses, it says why and when. After several
 * good moves in a row that it had not shown, it only speaks before costly decisions, or when asked.
 */
import { ApiError, post } from "../../../net/http_client.ts";
import { SvelteMap } from "svelte/reactivity";
import { readNote, writeNote } from "../../../base/local_notes.ts";
import type { CoachAdvice, CoachFeedback, GamePlan } from "../../../base/server_message_types.ts";
import type { LiveTable } from "../live_table.svelte.ts";

/** Number of good moves in a row after which the coach becomes quiet. */
const QUIET_AFTER_MOVES = 6;
/** Win chance at stake at which it speaks nevertheless. */
const COSTLY_STAKE = 0.1;
/** Good moves in a row, by game. The browser remembers them, so that the coach stays quiet in the next game. */
const goodMoves = new SvelteMap<string, number>();

const noteName = (game: string): string => `coach-good-moves-${game}`;

const countGoodMoves = (game: string): number => goodMoves.get(game) ?? (Number(readNote(noteName(game))) || 0);

function setGoodMoves(game: string, count: number): void {
  goodMoves.set(game, count);
  writeNote(noteName(game), String(count));
}

export class Coach {
  #advice = $state.raw<CoachAdvice | null>(null);
  /** Feedback on the last move, until the next one. */
  after = $state.raw<CoachFeedback | null>(null);
  #asked = $state(-1);
  #judged = -1;
  /** Position for which there is no advice, and seconds until it can be asked again (0: not at all). */
  #silent = $state.raw({ position: -1, seconds: 0 });

  /** Position for which the user has asked the quiet coach. */
  #wanted = $state(-1);

  constructor(readonly table: LiveTable) {}

  /** Plan for this phase of the game, once known. */
  get plan(): GamePlan | null {
    return this.#advice?.plan ?? null;
  }

  /** Whether the coach keeps its advice on the pending decision to itself, because the user does well and little is at stake. */
  get isQuiet(): boolean {
    const isGood = countGoodMoves(this.table.game) >= QUIET_AFTER_MOVES;
    return isGood && this.before !== null && this.before.at_stake < COSTLY_STAKE && this.#wanted !== this.#position;
  }

  /** Ask the quiet coach about the pending decision. */
  ask(): void {
    this.#wanted = this.#position;
  }

  /** Advice on the pending decision, once loaded. */
  get before(): CoachAdvice | null {
    return this.table.decision && this.#advice?.position === this.#position ? this.#advice : null;
  }

  /** Whether there is no advice for this decision. */
  get isSilent(): boolean {
    return this.#silent.position === this.#position;
  }

  /** Seconds until the coach is asked again, because of the rate limit; 0: it is not. */
  get limitSeconds(): number {
    return this.isSilent ? this.#silent.seconds : 0;
  }

  get #position(): number {
    return this.table.message?.position ?? -1;
  }

  /** Request advice on a new decision, and feedback on the last move. */
  look(): void {
    const { decision, lastMove, id } = this.table;
    const position = this.#position;
    if (lastMove && lastMove.position === this.#advice?.position && lastMove.position !== this.#judged && position !== lastMove.position) {
      this.#judged = lastMove.position;
      this.after = null;
      const move = { position: lastMove.position, action: lastMove.action };
      const wasShown = this.table.advice?.position === move.position;
      void post<CoachFeedback>(`/api/tables/${id}/coach/move`, move).then((found) => this.#receiveFeedback(found, wasShown), () => {});
    }
    if (decision && decision.actions.length > 1 && decision.chosen === null && position !== this.#asked) {
      this.#asked = position;
      const request = post<CoachAdvice>(`/api/tables/${id}/coach`, { position });
      void request.then((found) => (this.#advice = found), (error: unknown) => this.#fallSilent(position, error));
    }
  }

  /** Show the feedback, and count a good move unless the coach had shown it. */
  #receiveFeedback(found: CoachFeedback, wasShown: boolean): void {
    this.after = found;
    const { game } = this.table;
    setGoodMoves(game, found.better ? 0 : countGoodMoves(game) + (wasShown ? 0 : 1));
  }

  /** Remember that there is no advice. After the rate limit, ask once more. */
  #fallSilent(position: number, error: unknown): void {
    const isLimited = error instanceof ApiError && error.problem.code === "too-many";
    const seconds = isLimited ? Number(error.problem.details.seconds ?? 1) : 0;
    this.#silent = { position, seconds };
    if (!seconds) return;
    setTimeout(() => {
      if (this.#position !== position || !this.table.decision) return;
      this.#asked = -1;
      this.#silent = { position: -1, seconds: 0 };
      this.look();
    }, 1000 * seconds);
  }
}
