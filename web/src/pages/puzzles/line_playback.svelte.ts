/** Plays an answer and what follows on the board of a puzzle, move by move. */
import type { PuzzleAnswerLine, StandalonePosition } from "../../base/server_message_types.ts";
import type { Exercise } from "../../table_view/exercise.svelte.ts";

/** Loads the positions after each move of a line. */
export type LoadContinuation = (step: number, action: number) => Promise<StandalonePosition[]>;
/** Where lines begin: a step of the puzzle and its position. */
export type LineStart = { step: number; position: StandalonePosition };

export class LinePlayback {
  /** The line being shown; null: the position itself. */
  line = $state.raw<PuzzleAnswerLine | null>(null);
  /** Number of moves shown. */
  at = $state(0);
  #positions = $state.raw<StandalonePosition[]>([]);
  #start: LineStart | null = null;
  #loaded = new Map<string, StandalonePosition[]>();

  constructor(
    readonly exercise: Exercise,
    readonly load: LoadContinuation,
  ) {}

  get length(): number {
    return this.#positions.length;
  }
  /** Position after the last shown move; null at the start of the line. */
  get current(): StandalonePosition | null {
    return this.#positions[this.at - 1] ?? null;
  }

  /** Show the first move of a line from its start. */
  async play(line: PuzzleAnswerLine, start: LineStart): Promise<void> {
    const key = `${start.step} ${line.action}`;
    const positions = this.#loaded.get(key) ?? (await this.load(start.step, line.action));
    this.#loaded.set(key, positions);
    this.#start = start;
    this.#positions = positions;
    this.line = line;
    this.at = 0;
    this.#showStart();
    this.forward();
  }
  /** Show the next move. */
  forward(): void {
    if (this.at >= this.length) return;
    this.at += 1;
    this.exercise.show(this.current!);
  }
  /** Take the last move back. */
  back(): void {
    if (!this.at) return;
    this.at -= 1;
    if (this.current) this.exercise.show({ ...this.current, happened: [] }, true);
    else this.#showStart();
  }
  /** Show the position of the puzzle again. */
  stop(): void {
    if (!this.line || !this.#start) return;
    this.line = null;
    this.at = 0;
    this.#positions = [];
    this.exercise.show(this.#start.position, true);
  }
  /** The start of a line is without a decision, because the line is only watched. */
  #showStart(): void {
    this.exercise.show({ ...this.#start!.position, decision: null, happened: [] }, true);
  }
}
