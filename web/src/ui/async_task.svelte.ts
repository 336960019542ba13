/** Work that a button starts: while it runs the button is disabled, and an error is shown as a notice. */
import { toasts } from "./toasts.svelte.ts";

export class AsyncTask {
  isRunning = $state(false);

  async run(work: () => Promise<unknown>): Promise<void> {
    this.isRunning = true;
    try {
      await work();
    } catch (error) {
      toasts.showError(error);
    } finally {
      this.isRunning = false;
    }
  }
}
