/**
 * Queue of animation steps.
 *
 * Each state is shown for the duration of its steps. The longer the queue, the faster it plays; it can be skipped.
 */
import type { AnimationStep } from "../game_page/page_api.ts";

/** The current step of a state, and the steps that follow. */
export type QueuedStep = { step: AnimationStep; upcoming: AnimationStep[] };

const MAX_BACKLOG_MS = 6000;
/** Older steps are dropped. */
const MAX_QUEUED_STEPS = 60;

type Frame<ShownState> = { state: ShownState; now: QueuedStep };

export class AnimationQueue<ShownState> {
  #queue: Frame<ShownState>[] = [];
  /** Frame being shown. */
  #shown: Frame<ShownState> | null = null;
  /** The latest state, shown at the end. */
  #latest: ShownState | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` is called with a state and its step; null means that the state is current. */
  constructor(readonly show: (state: ShownState, now: QueuedStep | null) => void) {}

  /** Whether an animation is running. */
  get isPlaying(): boolean {
    return this.#shown !== null;
  }

  add(state: ShownState, steps: AnimationStep[]): void {
    this.#latest = state;
    const frames = steps.map((step, i) => ({ state, now: { step, upcoming: steps.slice(i + 1) } }));
    this.#queue = [...this.#queue, ...frames].slice(-MAX_QUEUED_STEPS);
    if (!this.#shown) this.#next();
  }

  /** Show the latest state at once. */
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
