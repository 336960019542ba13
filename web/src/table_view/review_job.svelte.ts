/** Review of a record or of a table of one's own: starts it on the server and polls its progress. */
import { get, post, ApiError } from "../net/http_client.ts";
import type { CostlyMove, GameReview as Found } from "../base/server_message_types.ts";
import { toasts } from "../ui/toasts.svelte.ts";

export class ReviewJob {
  found = $state.raw<Found | null>(null);
  busy = $state(false);
  #isCancelled = false;

  /** `source`: a record, or a finished table at which the user had a seat; the server then stores their error rate. */
  constructor(readonly source: { record: string } | { table: string }) {}

  get moves(): CostlyMove[] {
    return this.found?.moves ?? [];
  }
  get isDone(): boolean {
    return this.found?.finished ?? false;
  }

  async start(): Promise<void> {
    if (this.busy || this.isDone) return;
    this.busy = true;
    try {
      await this.#poll();
    } catch (error) {
      if (!this.#isCancelled) toasts.showError(error);
    } finally {
      this.busy = false;
    }
  }

  /** Stop polling. */
  cancel(): void {
    this.#isCancelled = true;
  }

  async #poll(): Promise<void> {
    let again = 1;
    this.found = await this.#request();
    while (!this.isDone && !this.#isCancelled) {
      try {
        this.found = await get<Found>(`/api/reviews/${this.found.id}?wait=1`);
      } catch (error) {
        // A restarted server does not know the review.
        if (!(error instanceof ApiError && error.problem.code === "no-review") || again-- === 0) throw error;
        this.found = await this.#request();
      }
    }
  }

  #request(): Promise<Found> {
    return "table" in this.source ? post<Found>(`/api/tables/${this.source.table}/review`, {}) : post<Found>("/api/reviews", this.source);
  }
}
