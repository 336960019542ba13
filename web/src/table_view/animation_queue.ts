/**
 * What has happened, shown one step after the other. Pictures go in as they come; what is to be seen now comes out.
 *
 * A picture is shown for as long as its beats take, and then the next one. The more is waiting, the faster it goes, so
 * that nobody is ever far behind; and whoever does not want to watch skips to now.
 */
import type { Beat } from "../game_page/page_api.ts";

/** What is shown just now, and what of the same picture is still to come. */
export type QueuedStep = { beat: Beat; coming: Beat[] };

/** With more than this waiting, in milliseconds, it goes faster. */
const MAX_BACKLOG_MS = 6000;
/** More steps at once nobody follows: the oldest are left out. */
const MAX_QUEUED_STEPS = 60;

type Frame<Picture> = { picture: Picture; now: QueuedStep };

export class AnimationQueue<Picture> {
  #queue: Frame<Picture>[] = [];
  /** What is shown for a while, and then makes room. */
  #shown: Frame<Picture> | null = null;
  /** The newest picture: what is to be seen in the end. */
  #latest: Picture | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` is told of a picture and of what happens in it; null: nothing any more, this is how things stand. */
  constructor(readonly show: (picture: Picture, now: QueuedStep | null) => void) {}

  /** Whether something older than the newest picture is shown, or is still happening in it. */
  get isPlaying(): boolean {
    return this.#shown !== null;
  }

  add(picture: Picture, beats: Beat[]): void {
    this.#latest = picture;
    const frames = beats.map((beat, i) => ({ picture, now: { beat, coming: beats.slice(i + 1) } }));
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
    this.#timer = setTimeout(() => this.#next(), frame.now.beat.ms * this.#speedUp(frame));
    this.show(frame.picture, frame.now);
  }

  #speedUp(frame: Frame<Picture>): number {
    const ahead = this.#queue.reduce((sum, { now }) => sum + now.beat.ms, frame.now.beat.ms);
    return Math.min(1, MAX_BACKLOG_MS / ahead);
  }
}
