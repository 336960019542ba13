/** The tables that are open to the reader, and their own, as they change. */
import type { ServerMessage, TableLine } from "../../base/messages.ts";
import { connection, LOBBY, type Listener, type Order } from "../../net/live_connection.svelte.ts";

export class TableLines implements Listener {
  #lines = $state.raw<Map<string, TableLine>>(new Map());

  /** Listen from now on; the result ends it. */
  open(): () => void {
    return connection.listen(LOBBY, this);
  }

  /** Those that are not over, changed last first. */
  get all(): TableLine[] {
    return [...this.#lines.values()].filter((line) => line.status !== "finished").sort((a, b) => b.updated_at - a.updated_at);
  }
  /** Those that ended while one looked. */
  get ended(): TableLine[] {
    return [...this.#lines.values()].filter((line) => line.status === "finished");
  }

  greeting(): Order {
    return { do: "lobby" };
  }
  farewell(): Order {
    return { do: "leave_lobby" };
  }
  hear(message: ServerMessage): void {
    if (message.type !== "lobby") return;
    // The answer to the greeting is all of them; what comes later, without its number, are changes.
    const lines = message.id ? new Map<string, TableLine>() : new Map(this.#lines);
    for (const line of message.tables) lines.set(line.id, line);
    for (const id of message.gone) lines.delete(id);
    this.#lines = lines;
  }
}
