/**
 * What has happened, shown one step after the other. Pictures go in as they come; what is to be seen now comes out.
 *
 * A state is shown for as long as its steps take, and then the next one. The more is waiting, the faster it goes, so
 * that nobody is ever far behind; and whoever does not want to watch skips to now.
 */
import type { AnimationStep } from "../game_page/page_api.ts";

/** What is shown just now, and what of the same state is still to come. */
export type QueuedStep = { step: AnimationStep; upcoming: AnimationStep[] };

/** With more than this waiting, in milliseconds, it goes faster. */
const MAX_BACKLOG_MS = 6000;
/** More steps at once nobody follows: the oldest are left out. */
const MAX_QUEUED_STEPS = 60;

type Frame<ShownState> = { state: ShownState; now: QueuedStep };

export class AnimationQueue<ShownState> {
  #queue: Frame<ShownState>[] = [];
  /** What is shown for a while, and then makes room. */
  #shown: Frame<ShownState> | null = null;
  /** The newest state: what is to be seen in the end. */
  #latest: ShownState | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` is told of a state and of what happens in it; null: nothing any more, this is how things stand. */
  constructor(readonly show: (state: ShownState, now: QueuedStep | null) => void) {}

  /** Whether something older than the newest state is shown, or is still happening in it. */
  get isPlaying(): boolean {
    return this.#shown !== null;
  }

  add(state: ShownState, steps: AnimationStep[]): void {
    this.#latest = state;
    const frames = steps.map((step, i) => ({ state, now: { step, upcoming: steps.slice(i + 1) } }));
    this.#queue = [...this.#queue, ...frames].slice(-MAX_QUEUED_STEPS);
    if (!this.#shown) this.#next();
  }

  /** To how things stand. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#shown = null;
    if (this.#latest !== null) this.show(this.#latest, null);
  }

  #next(): void {
    const frame = this.#queue.shift();
    if (!frame) {
      this.skip();
      return;
    }
    this.#shown = frame;
    this.#timer = setTimeout(() => this.#next(), frame.now.step.ms * this.#speedUp(frame));
    this.show(frame.state, frame.now);
  }

  #speedUp(frame: Frame<ShownState>): number {
    const ahead = this.#queue.reduce((sum, { now }) => sum + now.step.ms, frame.now.step.ms);
    return Math.min(1, MAX_BACKLOG_MS / ahead);
  }
}
