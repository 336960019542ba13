/**
 * The step with which a turn ends beyond recall: it waits a moment, or until the reader says so, and can be taken back as
 * long. Who leaves the page meant it.
 */
import type { PendingAction } from "../../game_page/page_api.ts";

/** So long it waits. */
export const TURN_END_DELAY_MS = 2600;

export class DelayedTurnEnd {
  pending = $state.raw<PendingAction | null>(null);
  #send: () => Promise<void> = async () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  schedule(action: PendingAction, send: () => Promise<void>): void {
    this.cancel();
    this.pending = action;
    this.#send = send;
    if (action.ms) this.#timer = setTimeout(() => this.sendNow(), action.ms);
    addEventListener("pagehide", this.sendNow);
  }

  /** It is done without further waiting. */
  sendNow = (): void => {
    if (!this.pending) return;
    this.cancel();
    void this.#send();
  };

  /** It is not done at all. */
  cancel(): void {
    clearTimeout(this.#timer);
    removeEventListener("pagehide", this.sendNow);
    this.pending = null;
  }
}
