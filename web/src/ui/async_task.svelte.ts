/** Work that a button starts: while it runs the button is disabled, and an error is shown as a notice. */
import { notices } from "./toasts.svelte.ts";

export class Busy {
  on = $state(false);

  async run(work: () => Promise<unknown>): Promise<void> {
    this.on = true;
    try {
      await work();
    } catch (error) {
      notices.complain(error);
    } finally {
      this.on = false;
    }
  }
}
