/** Requests and connections to the table service: over HTTP and WebSocket to a server, or to the engine that runs in this browser. */
import { livesHere } from "../base/urls.ts";
import { saveAs } from "../base/download.ts";

/** A request to the house, answered as over HTTP. */
export async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const text = body === undefined ? "" : JSON.stringify(body);
  if (livesHere) return (await import("../device/engine_client.svelte.ts")).house.ask(method, path, text);
  return fetch(path, { method, ...(text ? { headers: { "Content-Type": "application/json" }, body: text } : {}) });
}

/** Have the reader save what the house answers as a file. */
export async function save(path: string, name: string): Promise<void> {
  saveAs(await (await request("GET", path)).blob(), name || path.slice(path.lastIndexOf("/") + 1));
}

/** What of a WebSocket is needed to talk with the house. */
export type Line = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose" | "addEventListener">;

/** `table`: what is mainly listened to. A server of several processes has each table in one of them. */
export function connect(table: string): Line {
  if (!livesHere) return new WebSocket(`${location.origin.replace("http", "ws")}/ws?table=${table}`);
  return new LineHere() as Line;
}

/** The same within the page. */
class LineHere extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  #send: ((text: string) => void) | null = null;
  #end: (() => void) | null = null;

  constructor() {
    super();
    void this.#open();
  }

  async #open(): Promise<void> {
    const { house } = await import("../device/engine_client.svelte.ts");
    await house.here();
    if (this.readyState !== WebSocket.CONNECTING) return;
    const { send, end } = house.connect((text) => this.onmessage?.(new MessageEvent("message", { data: text })), () => this.close());
    [this.#send, this.#end] = [send, end];
    this.readyState = WebSocket.OPEN;
    const event = new Event("open");
    this.onopen?.(event);
    this.dispatchEvent(event);
  }

  send(text: string): void {
    this.#send?.(text);
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#end?.();
    this.onclose?.(new CloseEvent("close", { code: 1000 }));
  }
}
