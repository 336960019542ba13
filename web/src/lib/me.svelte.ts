/** Who the reader is: a name on this device, or an account. */
import { get, put, Refusal } from "./api.ts";
import type { Me } from "./messages.ts";

class Myself {
  who = $state<Me | null>(null);
  /** Whether the server has been asked yet. */
  known = $state(false);

  async load(): Promise<void> {
    try {
      this.who = await get<Me>("/api/me");
    } catch (error) {
      if (!(error instanceof Refusal) || (error.status !== 401 && error.status !== 404)) throw error;
      this.who = null;
    } finally {
      this.known = true;
    }
  }

  async name(name: string): Promise<void> {
    this.who = await put<Me>("/api/me", { name });
  }
}

export const me = new Myself();
