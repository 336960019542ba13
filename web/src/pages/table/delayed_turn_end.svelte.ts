/**
 * Delay of the action that ends a turn. It can be cancelled until the delay is over or the user confirms. Leaving the page
 * sends it.
 */
import type { PendingAction } from "../../game_page/page_api.ts";

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

  /** Send it without waiting. */
  sendNow = (): void => {
    if (!this.pending) return;
    this.cancel();
    void this.#send();
  };

  /** Do not send it. */
  cancel(): void {
    clearTimeout(this.#timer);
    removeEventListener("pagehide", this.sendNow);
    this.pending = null;
  }
}
