/** The tables that are open to the reader, and their own, as they change. */
import type { ServerMessage, TableLine } from "../../base/messages.ts";
import { connection, LOBBY_TOPIC, type Subscriber, type Command } from "../../net/live_connection.svelte.ts";

export class LobbyTables implements Subscriber {
  #lines = $state.raw<Map<string, TableLine>>(new Map());

  /** Listen from now on; the result ends it. */
  open(): () => void {
    return connection.subscribe(LOBBY_TOPIC, this);
  }

  /** Those that are not over, changed last first. */
  get all(): TableLine[] {
    return [...this.#lines.values()].filter((line) => line.status !== "finished").sort((a, b) => b.updated_at - a.updated_at);
  }
  /** Those that ended while one looked. */
  get ended(): TableLine[] {
    return [...this.#lines.values()].filter((line) => line.status === "finished");
  }

  subscribeCommand(): Command {
    return { do: "lobby" };
  }
  unsubscribeCommand(): Command {
    return { do: "leave_lobby" };
  }
  receive(message: ServerMessage): void {
    if (message.type !== "lobby") return;
    // The answer to the greeting is all of them; what comes later, without its number, are changes.
    const lines = message.id ? new Map<string, TableLine>() : new Map(this.#lines);
    for (const line of message.tables) lines.set(line.id, line);
    for (const id of message.gone) lines.delete(id);
    this.#lines = lines;
  }
}
