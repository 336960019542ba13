/** Transport to the table service: HTTP and WebSocket to a server, or the in-browser engine. */
import { isOnDevice } from "../base/urls.ts";
import { downloadBlob } from "../base/download.ts";

/** Send an HTTP request to the server or the engine. */
export async function sendRequest(method: string, path: string, body?: unknown): Promise<Response> {
  const text = body === undefined ? "" : JSON.stringify(body);
  if (isOnDevice) return (await import("../device/engine_client.svelte.ts")).engine.request(method, path, text);
  return fetch(path, { method, ...(text ? { headers: { "Content-Type": "application/json" }, body: text } : {}) });
}

/** Download a response as a file. */
export async function downloadFrom(path: string, name: string): Promise<void> {
  downloadBlob(await (await sendRequest("GET", path)).blob(), name || path.slice(path.lastIndexOf("/") + 1));
}

/** The part of WebSocket that the app uses. */
export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose" | "addEventListener">;

/** Open a socket. `table` is the main subscription; a server with several processes routes by it. */
export function openSocket(table: string): Socket {
  if (!isOnDevice) return new WebSocket(`${location.origin.replace("http", "ws")}/ws?table=${table}`);
  return new DeviceSocket() as Socket;
}

/** Socket to the in-browser engine. */
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
