/**
 * A coach beside somebody who learns: it looks at every decision by itself, says before the move what matters and, asked,
 * what it would do; after the move it says what would have been better. Where the server has no time for it, it says so.
 */
import { post } from "../../../net/http_client.ts";
import type { Advice, Afterthought } from "../../../base/messages.ts";
import type { LiveTable } from "../live_table.svelte.ts";

export class Coach {
  #advice = $state.raw<Advice | null>(null);
  /** What would have been better than the last move; it stays until the next one is made. */
  after = $state.raw<Afterthought | null>(null);
  #asked = $state(-1);
  #judged = -1;
  /** The decision at which nothing could be found out. */
  #silent = $state(-1);

  constructor(readonly table: LiveTable) {}

  /** What matters in the decision that is open, once it is known. */
  get before(): Advice | null {
    return this.table.decision && this.#advice?.position === this.#position ? this.#advice : null;
  }

  /** Whether it has nothing to say here, for want of time. */
  get isSilent(): boolean {
    return this.#silent === this.#position;
  }

  get #position(): number {
    return this.table.message?.position ?? -1;
  }

  /** Look at the table: at a new decision with something to choose, and back at the move that was made. */
  look(): void {
    const { decision, lastMove, id } = this.table;
    const position = this.#position;
    if (lastMove && lastMove.position === this.#advice?.position && lastMove.position !== this.#judged && position !== lastMove.position) {
      this.#judged = lastMove.position;
      this.after = null;
      const move = { position: lastMove.position, action: lastMove.action };
      void post<Afterthought>(`/api/tables/${id}/coach/move`, move).then((found) => (this.after = found), () => {});
    }
    if (decision && decision.actions.length > 1 && decision.chosen === null && position !== this.#asked) {
      this.#asked = position;
      const told = post<Advice>(`/api/tables/${id}/coach`, { position });
      void told.then((found) => (this.#advice = found), () => (this.#silent = position));
    }
  }
}
