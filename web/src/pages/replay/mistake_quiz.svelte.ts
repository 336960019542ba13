/** Quiz about the mistakes that a review has found: the position before each, judged by the review's evaluation. */
import { post } from "../../net/http_client.ts";
import type { CostlyMove, RecordReplay } from "../../base/server_message_types.ts";
import { Exercise } from "../../table_view/exercise.svelte.ts";

/** Verdict on an answer: as good as the best, the played move, evaluated as worse, or not among the evaluated moves. */
export type QuizVerdict = "right" | "same" | "worse" | "unrated";

export function judgeAnswer(move: CostlyMove, notation: string): QuizVerdict {
  const rated = move.answers.find((one) => one.notation === notation);
  if (rated?.equal) return "right";
  if (notation === move.played) return "same";
  return rated ? "worse" : "unrated";
}

export class MistakeQuiz {
  index = $state(0);
  /** The last answer to the current question. */
  verdict = $state<QuizVerdict | null>(null);
  answered = $state("");
  /** Whether the best move is known: found or shown. */
  isSolved = $state(false);
  /** Number of better moves found without help. */
  found = $state(0);
  readonly table: Exercise;

  constructor(
    game: string,
    readonly record: string,
    readonly moves: CostlyMove[],
  ) {
    this.table = new Exercise(
      game,
      async ([action]) => this.#answer(action!),
      async () => ({ problem: null }),
    );
  }

  get move(): CostlyMove | undefined {
    return this.moves[this.index];
  }
  get isOver(): boolean {
    return this.index >= this.moves.length;
  }

  /** Load and show the position of the current question. */
  async open(): Promise<void> {
    this.verdict = null;
    this.isSolved = false;
    this.table.hints = [];
    const move = this.move;
    if (!move) return;
    const { game, names, steps } = await post<RecordReplay>("/api/replay", { record: this.record, viewer: move.player, first: move.at, count: 1, decision: true });
    const step = steps[0];
    if (!step || move !== this.move) return;
    this.table.show({ game, you: move.player, players: names.length, waiting_for: step.waiting_for, view: step.view, decision: step.decision, happened: [] }, true);
  }
  async next(): Promise<void> {
    this.index += 1;
    await this.open();
  }
  showAnswer(): void {
    this.isSolved = true;
    this.table.hints = this.table.decision?.actions.filter((one) => one.notation === this.move!.best) ?? [];
  }
  #answer(action: number): void {
    const chosen = this.table.decision?.actions.find((one) => one.action === action);
    if (!chosen || this.isSolved || !this.move) return;
    this.answered = chosen.notation;
    const isFirst = this.verdict === null;
    this.verdict = judgeAnswer(this.move, chosen.notation);
    if (this.verdict !== "right") return;
    if (isFirst) this.found += 1;
    this.showAnswer();
  }
}
