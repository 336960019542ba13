/** Review of a record: starts it on the server and polls its progress. */
import { get, post, ApiError } from "../../net/http_client.ts";
import type { CostlyMove, GameReview as Found } from "../../base/server_message_types.ts";
import { toasts } from "../../ui/toasts.svelte.ts";

export class ReviewJob {
  found = $state.raw<Found | null>(null);
  busy = $state(false);
  #isCancelled = false;

  constructor(readonly record: string) {}

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
    this.found = await post<Found>("/api/reviews", { record: this.record });
    while (!this.isDone && !this.#isCancelled) {
      try {
        this.found = await get<Found>(`/api/reviews/${this.found.id}?wait=1`);
      } catch (error) {
        // A restarted server does not know the review.
        if (!(error instanceof ApiError && error.problem.code === "no-review") || again-- === 0) throw error;
        this.found = await post<Found>("/api/reviews", { record: this.record });
      }
    }
  }
}
