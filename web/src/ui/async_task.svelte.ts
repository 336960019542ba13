/** Task started by a button: it is disabled while running, and errors become toasts. */
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
