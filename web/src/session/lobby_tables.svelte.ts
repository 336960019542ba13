/** Tables of the lobby, updated live. */
import type { ServerMessage, TableListEntry } from "../base/server_message_types.ts";
import { connection, LOBBY_TOPIC, type Subscriber, type Command } from "../net/live_connection.svelte.ts";

export class LobbyTables implements Subscriber {
  /** Whether the list of tables has arrived. */
  isLoaded = $state(false);
  #lines = $state.raw<Map<string, TableListEntry>>(new Map());

  /** Subscribe; the result unsubscribes. */
  open(): () => void {
    return connection.subscribe(LOBBY_TOPIC, this);
  }

  /** Unfinished tables, last changed first. */
  get all(): TableListEntry[] {
    return [...this.#lines.values()].filter((line) => line.status !== "finished").sort((a, b) => b.updated_at - a.updated_at);
  }
  /** Tables that finished while subscribed. */
  get ended(): TableListEntry[] {
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
    // The reply to the subscription lists all tables; later messages have no id and are changes.
    const lines = message.id ? new Map<string, TableListEntry>() : new Map(this.#lines);
    for (const line of message.tables) lines.set(line.id, line);
    for (const id of message.gone) lines.delete(id);
    this.#lines = lines;
    this.isLoaded = true;
  }
}
