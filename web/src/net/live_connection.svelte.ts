/** WebSocket connection for live updates. It reconnects by itself and subscribes again. */
import { ApiError } from "./http_client.ts";
import type { ClientMessage, Done, LobbyMessage, ReasonMessage, ServerMessage, TableMessage, TakeBackMessage } from "../base/server_message_types.ts";
import { restoreFullView } from "./view_changes.ts";
import { openSocket, type Socket } from "./transport.ts";

/** Reply to a command: the table after it, or the requested data. */
export type CommandReply = TableMessage | Done | ReasonMessage | TakeBackMessage | LobbyMessage;
type PendingReply = { resolve: (answer: CommandReply) => void; reject: (error: unknown) => void };
/** A command without its number. */
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Command = WithoutId<ClientMessage>;

/** Receiver of the messages of a table or of the lobby. */
export interface Subscriber {
  /** Command that subscribes, sent after every connect. */
  subscribeCommand(): Command;
  /** Command that unsubscribes. */
  unsubscribeCommand(): Command;
  receive(message: ServerMessage): void;
}

/** Topic of the list of tables. */
export const LOBBY_TOPIC = "";

/** Close codes of the server: the session has ended; the user is banned. */
const CLOSE_SESSION_ENDED = 4401;
const CLOSE_BANNED = 4403;
/** Close code: another process has the table; the next connection names it. */
const CLOSE_OTHER_PROCESS = 4421;

const RECONNECT_DELAYS_MS = [300, 600, 1200, 2500, 5000, 8000];

class LiveConnection {
  state = $state<"new" | "open" | "lost">("new");
  /** Server time minus local time, for clocks. */
  clockOffsetMs = $state(0);
  /** Called when the server closes because the session ended. */
  onSessionEnd: () => Promise<void> = () => Promise.resolve();
  #socket: Socket | null = null;
  #subscribers = new Map<string, Subscriber>();
  #pendingReplies = new Map<number, PendingReply>();
  /** Last full message of each table. */
  #lastMessages = new Map<string, TableMessage>();
  #nextId = 1;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("online", () => this.#scheduleReconnect(0));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.state === "lost") this.#scheduleReconnect(0);
    });
  }

  /** Subscribe to a table, or to the lobby (`LOBBY_TOPIC`); the result unsubscribes. */
  subscribe(topic: string, subscriber: Subscriber): () => void {
    this.#subscribers.set(topic, subscriber);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send(subscriber.subscribeCommand());
    else this.#connect();
    return () => {
      this.#subscribers.delete(topic);
      this.#lastMessages.delete(topic);
      if (this.#socket?.readyState === WebSocket.OPEN) this.#send(subscriber.unsubscribeCommand());
    };
  }

  /** Reconnect as another user. Resolves when connected, if there are subscribers. */
  async reconnect(): Promise<void> {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    clearTimeout(this.#timer);
    if (!this.#subscribers.size) {
      // Without subscribers; the next one must connect as the new user.
      this.state = "new";
      return;
    }
    this.#connect();
    await new Promise<void>((resolve) => this.#socket?.addEventListener("open", () => resolve(), { once: true }));
  }

  /** Send a command and wait for its reply; throws an ApiError if it is refused. */
  request(command: Command): Promise<CommandReply> {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new ApiError({ code: "unreachable", text: "the server cannot be reached", details: {} }));
    }
    return new Promise((resolve, reject) => {
      this.#pendingReplies.set(this.#send(command), { resolve, reject });
    });
  }

  #send(command: Command): number {
    const id = this.#nextId++;
    this.#socket?.send(JSON.stringify({ ...command, id }));
    return id;
  }

  #connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const socket = openSocket([...this.#subscribers.keys()].pop()!);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#attempts = 0;
      this.state = "open";
      for (const subscriber of this.#subscribers.values()) this.#send(subscriber.subscribeCommand());
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      for (const { reject } of this.#pendingReplies.values()) {
        reject(new ApiError({ code: "unreachable", text: "the connection was lost", details: {} }));
      }
      this.#pendingReplies.clear();
      if (code === CLOSE_SESSION_ENDED || code === CLOSE_BANNED) {
        this.state = "new";
        this.onSessionEnd().catch(() => this.#scheduleReconnect(RECONNECT_DELAYS_MS.at(-1)!));
        return;
      }
      if (!this.#subscribers.size) {
        this.state = "new";
        return;
      }
      if (code === CLOSE_OTHER_PROCESS) {
        this.#scheduleReconnect(0);
        return;
      }
      this.state = "lost";
      this.#scheduleReconnect(RECONNECT_DELAYS_MS[Math.min(this.#attempts++, RECONNECT_DELAYS_MS.length - 1)]!);
    };
  }

  #scheduleReconnect(wait: number): void {
    clearTimeout(this.#timer);
    if (this.#subscribers.size) this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "done":
      case "reason":
      case "take_back":
        this.#resolveReply(message.id, message);
        break;
      case "lobby":
        this.#publish(LOBBY_TOPIC, message);
        break;
      case "refused":
        if (message.table) {
          this.#lastMessages.set(message.table.table.id, message.table);
          this.#publish(message.table.table.id, message.table);
        }
        this.#pendingReplies.get(message.id)?.reject(new ApiError(message.problem));
        if (!this.#pendingReplies.delete(message.id)) for (const subscriber of this.#subscribers.values()) subscriber.receive(message);
        break;
      case "table": {
        this.clockOffsetMs = message.now - Date.now();
        const full = restoreFullView(message, this.#lastMessages.get(message.table.id));
        if (!full) {
          // The base of these changes is unknown. A new connection receives the full view.
          this.#socket?.close();
          break;
        }
        this.#lastMessages.set(full.table.id, full);
        this.#publish(full.table.id, full);
        for (const id of full.answers) this.#resolveReply(id, full);
        break;
      }
      case "presence":
      case "waiting":
      case "gone":
        this.#publish(message.table, message);
        break;
    }
  }

  #resolveReply(id: number, answer: CommandReply): void {
    this.#pendingReplies.get(id)?.resolve(answer);
    this.#pendingReplies.delete(id);
  }

  #publish(table: string, message: ServerMessage | TableMessage): void {
    this.#subscribers.get(table)?.receive(message);
  }
}

export const connection = new LiveConnection();
