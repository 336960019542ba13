/** Plays an answer and what follows on the board of a puzzle, move by move. */
import type { Facts, PuzzleAnswerLine, PuzzleContinuation, StandalonePosition } from "../../base/server_message_types.ts";
import type { Exercise } from "../../table_view/exercise.svelte.ts";

/** Loads the positions after each move of a line. */
export type LoadContinuation = (step: number, action: number) => Promise<PuzzleContinuation>;
/** Where lines begin: a step of the puzzle with its position, and what the player knows besides the view. */
export type LineStart = { step: number; position: StandalonePosition; known: Facts };

export class LinePlayback {
  /** The line being shown; null: the position itself. */
  line = $state.raw<PuzzleAnswerLine | null>(null);
  /** Number of moves shown. */
  at = $state(0);
  #continuation = $state.raw<PuzzleContinuation | null>(null);
  #start: LineStart | null = null;
  /** Where to return to. */
  #home: LineStart | null = null;
  #loaded = new Map<string, PuzzleContinuation>();

  constructor(
    readonly exercise: Exercise,
    readonly load: LoadContinuation,
  ) {}

  get length(): number {
    return this.#continuation?.positions.length ?? 0;
  }
  /** Position after the last shown move; null at the start of the line. */
  get current(): StandalonePosition | null {
    return this.#continuation?.positions[this.at - 1] ?? null;
  }

  /** Show the first move of a line from its start. `home` is the step that is shown again afterwards. */
  async play(line: PuzzleAnswerLine, start: LineStart, home = start): Promise<void> {
    const key = `${start.step} ${line.action}`;
    const continuation = this.#loaded.get(key) ?? (await this.load(start.step, line.action));
    this.#loaded.set(key, continuation);
    this.#start = start;
    this.#home = home;
    this.#continuation = continuation;
    this.line = line;
    this.#goTo(0);
    this.forward();
  }
  /** Show the next move. */
  forward(): void {
    if (this.at < this.length) this.#goTo(this.at + 1);
  }
  /** Take the last move back. */
  back(): void {
    if (this.at) this.#goTo(this.at - 1);
  }
  /** Show the position of the puzzle again. */
  stop(): void {
    if (!this.line || !this.#home) return;
    this.line = null;
    this.at = 0;
    this.#continuation = null;
    this.exercise.known = this.#home.known;
    this.exercise.show(this.#home.position, true);
  }
  /** Show the position after a number of moves; the next move is animated. */
  #goTo(at: number): void {
    const isNext = at === this.at + 1;
    this.at = at;
    this.exercise.known = (at ? this.#continuation?.known[at - 1] : this.#start?.known) ?? null;
    if (isNext) this.exercise.show(this.current!);
    // The start of a line is without a decision, because the line is only watched.
    else this.exercise.show({ ...(this.current ?? this.#start!.position), decision: null, happened: [] }, true);
  }
}
