/**
 * The step with which a turn ends beyond recall: it waits a moment, or until the reader says so, and can be taken back as
 * long. Who leaves the page meant it.
 */
import type { Held } from "../../game_page/page_api.ts";

/** So long it waits. */
export const MOMENT = 2600;

export class LastStep {
  held = $state.raw<Held | null>(null);
  #done: () => Promise<void> = async () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  hold(held: Held, done: () => Promise<void>): void {
    this.drop();
    this.held = held;
    this.#done = done;
    if (held.ms) this.#timer = setTimeout(() => this.now(), held.ms);
    addEventListener("pagehide", this.now);
  }

  /** It is done without further waiting. */
  now = (): void => {
    if (!this.held) return;
    this.drop();
    void this.#done();
  };

  /** It is not done at all. */
  drop(): void {
    clearTimeout(this.#timer);
    removeEventListener("pagehide", this.now);
    this.held = null;
  }
}
