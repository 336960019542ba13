/** One connection to the server for everything live. It comes back by itself, and then asks for what it missed. */
import { Refusal } from "./http_client.ts";
import type { ClientMessage, Done, LobbyMessage, ReasonMessage, ServerMessage, TableMessage, TakeBackMessage } from "../base/messages.ts";
import { whole } from "./view_changes.ts";
import { connect, type Line } from "./transport.ts";

/** What answers a command: the table after it, or what was asked. */
export type Answer = TableMessage | Done | ReasonMessage | TakeBackMessage | LobbyMessage;
type Waiting = { resolve: (answer: Answer) => void; reject: (error: unknown) => void };
/** A command without the number that this connection gives it. */
type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;
export type Order = Unnumbered<ClientMessage>;

export interface Listener {
  /** What to ask for when the connection is there (again). */
  greeting(): Order;
  /** What to say when nobody listens any more. */
  farewell(): Order;
  hear(message: ServerMessage): void;
}

/** The name under which the list of tables is listened to. */
export const LOBBY = "";

/** What the server closes a connection with when the session behind it is over, and when the reader may not come in. */
const OVER = 4401;
const SHUT_OUT = 4403;
/** And when another process of it has the table that was asked for: who names the table comes there. */
const ELSEWHERE = 4421;

const PATIENCE = [300, 600, 1200, 2500, 5000, 8000];

class Connection {
  state = $state<"new" | "open" | "lost">("new");
  /** Server time minus local time, for clocks. */
  ahead = $state(0);
  /** What is done when the session behind the connection is over. */
  ended: () => Promise<void> = () => Promise.resolve();
  #socket: Line | null = null;
  #listeners = new Map<string, Listener>();
  #waiting = new Map<number, Waiting>();
  /** The tables as they were last told. */
  #told = new Map<string, TableMessage>();
  #next = 1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("online", () => this.#again(0));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.state === "lost") this.#again(0);
    });
  }

  /** Hear of a table from now on, or of all of them (`LOBBY`); the result ends it. */
  listen(what: string, listener: Listener): () => void {
    this.#listeners.set(what, listener);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#say(listener.greeting());
    else this.#connect();
    return () => {
      this.#listeners.delete(what);
      this.#told.delete(what);
      if (this.#socket?.readyState === WebSocket.OPEN) this.#say(listener.farewell());
    };
  }

  /** Connect anew, because the reader is somebody else now. Done when the connection is there again, if it is wanted. */
  async restart(): Promise<void> {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    clearTimeout(this.#timer);
    if (!this.#listeners.size) {
      // Nobody listens just now; the next who does must not be taken for whoever the reader was.
      this.state = "new";
      return;
    }
    this.#connect();
    await new Promise<void>((resolve) => this.#socket?.addEventListener("open", () => resolve(), { once: true }));
  }

  /** Send a command and wait for its answer; a Refusal if it was not carried out. */
  ask(order: Order): Promise<Answer> {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refusal({ code: "unreachable", text: "the server cannot be reached", details: {} }));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.set(this.#say(order), { resolve, reject });
    });
  }

  #say(order: Order): number {
    const id = this.#next++;
    this.#socket?.send(JSON.stringify({ ...order, id }));
    return id;
  }

  #connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const socket = connect([...this.#listeners.keys()].pop()!);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#tries = 0;
      this.state = "open";
      for (const listener of this.#listeners.values()) this.#say(listener.greeting());
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      for (const { reject } of this.#waiting.values()) {
        reject(new Refusal({ code: "unreachable", text: "the connection was lost", details: {} }));
      }
      this.#waiting.clear();
      if (code === OVER || code === SHUT_OUT) {
        this.state = "new";
        this.ended().catch(() => this.#again(PATIENCE.at(-1)!));
        return;
      }
      if (!this.#listeners.size) {
        this.state = "new";
        return;
      }
      if (code === ELSEWHERE) {
        this.#again(0);
        return;
      }
      this.state = "lost";
      this.#again(PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]!);
    };
  }

  #again(wait: number): void {
    clearTimeout(this.#timer);
    if (this.#listeners.size) this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "done":
      case "reason":
      case "take_back":
        this.#answer(message.id, message);
        break;
      case "lobby":
        this.#tell(LOBBY, message);
        break;
      case "refused":
        if (message.table) {
          this.#told.set(message.table.table.id, message.table);
          this.#tell(message.table.table.id, message.table);
        }
        this.#waiting.get(message.id)?.reject(new Refusal(message.problem));
        if (!this.#waiting.delete(message.id)) for (const listener of this.#listeners.values()) listener.hear(message);
        break;
      case "table": {
        this.ahead = message.now - Date.now();
        const told = whole(message, this.#told.get(message.table.id));
        if (!told) {
          // It goes on from what was never heard here: whoever connects anew is told everything.
          this.#socket?.close();
          break;
        }
        this.#told.set(told.table.id, told);
        this.#tell(told.table.id, told);
        for (const id of told.answers) this.#answer(id, told);
        break;
      }
      case "presence":
      case "waiting":
      case "gone":
        this.#tell(message.table, message);
        break;
    }
  }

  #answer(id: number, answer: Answer): void {
    this.#waiting.get(id)?.resolve(answer);
    this.#waiting.delete(id);
  }

  #tell(table: string, message: ServerMessage | TableMessage): void {
    this.#listeners.get(table)?.hear(message);
  }
}

export const connection = new Connection();
