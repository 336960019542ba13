/** Requests and connections to the table service: over HTTP and WebSocket to a server, or to the engine that runs in this browser. */
import { isOnDevice } from "../base/urls.ts";
import { downloadBlob } from "../base/download.ts";

/** A request to the house, answered as over HTTP. */
export async function sendRequest(method: string, path: string, body?: unknown): Promise<Response> {
  const text = body === undefined ? "" : JSON.stringify(body);
  if (isOnDevice) return (await import("../device/engine_client.svelte.ts")).engine.request(method, path, text);
  return fetch(path, { method, ...(text ? { headers: { "Content-Type": "application/json" }, body: text } : {}) });
}

/** Have the reader save what the house answers as a file. */
export async function downloadFrom(path: string, name: string): Promise<void> {
  downloadBlob(await (await sendRequest("GET", path)).blob(), name || path.slice(path.lastIndexOf("/") + 1));
}

/** What of a WebSocket is needed to talk with the house. */
export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose" | "addEventListener">;

/** `table`: what is mainly listened to. A server of several processes has each table in one of them. */
export function openSocket(table: string): Socket {
  if (!isOnDevice) return new WebSocket(`${location.origin.replace("http", "ws")}/ws?table=${table}`);
  return new DeviceSocket() as Socket;
}

/** The same within the page. */
class DeviceSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  #send: ((text: string) => void) | null = null;
  #close: (() => void) | null = null;

  constructor() {
    super();
    void this.#open();
  }

  async #open(): Promise<void> {
    const { engine } = await import("../device/engine_client.svelte.ts");
    await engine.whenReady();
    if (this.readyState !== WebSocket.CONNECTING) return;
    const { send, close } = engine.connect((text) => this.onmessage?.(new MessageEvent("message", { data: text })), () => this.close());
    [this.#send, this.#close] = [send, close];
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
    this.#close?.();
    this.onclose?.(new CloseEvent("close", { code: 1000 }));
  }
}
