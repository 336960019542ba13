/** One connection to the server for everything live. It comes back by itself, and then asks for what it missed. */
import { Refusal } from "./api.ts";
import type { ClientMessage, Done, ReasonMessage, ServerMessage, TableMessage } from "./messages.ts";

type Waiting = { resolve: (answer: Done | ReasonMessage) => void; reject: (error: unknown) => void };
/** A command without the number that this connection gives it. */
type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;
export type Order = Unnumbered<ClientMessage>;

export interface Listener {
  /** What to ask for when the connection is there (again). */
  greeting(): Order;
  hear(message: ServerMessage): void;
}

const PATIENCE = [300, 600, 1200, 2500, 5000, 8000];

class Connection {
  state = $state<"new" | "open" | "lost">("new");
  /** Server time minus local time, for clocks. */
  ahead = $state(0);
  #socket: WebSocket | null = null;
  #listeners = new Map<string, Listener>();
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("online", () => this.#again(0));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.state === "lost") this.#again(0);
    });
  }

  /** Hear of a table from now on; the result ends it. */
  listen(table: string, listener: Listener): () => void {
    this.#listeners.set(table, listener);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#say(listener.greeting());
    else this.#connect();
    return () => {
      this.#listeners.delete(table);
      if (this.#socket?.readyState === WebSocket.OPEN) this.#say({ do: "leave", table });
    };
  }

  /** Connect anew, because the reader is somebody else now. Done when the connection is there again, if it is wanted. */
  async restart(): Promise<void> {
    if (!this.#listeners.size) return;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    clearTimeout(this.#timer);
    this.#connect();
    await new Promise<void>((resolve) => this.#socket?.addEventListener("open", () => resolve(), { once: true }));
  }

  /** Send a command and wait for its answer; a Refusal if it was not carried out. */
  ask(order: Order): Promise<Done | ReasonMessage> {
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
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#tries = 0;
      this.state = "open";
      for (const listener of this.#listeners.values()) this.#say(listener.greeting());
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      for (const { reject } of this.#waiting.values()) {
        reject(new Refusal({ code: "unreachable", text: "the connection was lost", details: {} }));
      }
      this.#waiting.clear();
      if (!this.#listeners.size) {
        this.state = "new";
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
        this.#waiting.get(message.id)?.resolve(message);
        this.#waiting.delete(message.id);
        break;
      case "refused":
        if (message.table) this.#tell(message.table.table.id, message.table);
        this.#waiting.get(message.id)?.reject(new Refusal(message.problem));
        if (!this.#waiting.delete(message.id)) for (const listener of this.#listeners.values()) listener.hear(message);
        break;
      case "table":
        this.ahead = message.now - Date.now();
        this.#tell(message.table.id, message);
        break;
      case "presence":
      case "waiting":
        this.#tell(message.table, message);
        break;
    }
  }

  #tell(table: string, message: ServerMessage | TableMessage): void {
    this.#listeners.get(table)?.hear(message);
  }
}

export const connection = new Connection();
