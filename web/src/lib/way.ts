/** Where the house is: on a server, or on this device, in a worker of the page. The page that is shown is the same. */

/** Whether there is no server: the folder that these pages came from is all there is. */
export const livesHere = document.documentElement.dataset.lives === "here";

/** The address of a file of the house (`/icon.svg`), from wherever its pages are served. */
export const at = (path: string): string => (livesHere ? new URL(`.${path}`, document.baseURI).href : path);

/** The address of a page (`/replay/abc`), for links and for the address bar: a host of plain files knows one page only, and the rest stands behind its #. */
export const pageAt = (path: string): string => (livesHere ? `#${path}` : path);

/** The same in full, to be sent to somebody. */
export const linkTo = (path: string): string => new URL(pageAt(path), document.baseURI).href;

/** A request to the house, answered as over HTTP. */
export async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const text = body === undefined ? "" : JSON.stringify(body);
  if (livesHere) return (await import("../device/house.svelte.ts")).house.ask(method, path, text);
  return fetch(path, { method, ...(text ? { headers: { "Content-Type": "application/json" }, body: text } : {}) });
}

/** Have the reader save what the house answers as a file. */
export async function save(path: string, name: string): Promise<void> {
  saveAs(await (await request("GET", path)).blob(), name || path.slice(path.lastIndexOf("/") + 1));
}

/** Have the reader save something as a file of this name. */
export function saveAs(what: Blob, name: string): void {
  const address = URL.createObjectURL(what);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
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
    const { house } = await import("../device/house.svelte.ts");
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
