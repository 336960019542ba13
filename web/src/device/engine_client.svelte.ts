/** Client of the engine worker: requests, connections, and the lock between tabs. */
import { assetUrl } from "../base/urls.ts";
import type { FromEngine, ToEngine } from "./worker_messages.ts";

/** Responses that are static files of the site, so they are available before the engine has started. */
const STATIC_RESPONSES = /^\/api\/games(\/\w+(\/components\/\w+)?)?$/;
/** Name of the lock: only one tab runs the engine, the last one opened or chosen by the user. */
const LOCK_NAME = "bastide";

class EngineClient {
  /** Download progress, from 0 to 1. */
  progress = $state(0);
  state = $state<"loading" | "ready" | "in-other-tab" | "failed">("loading");
  /** Whether the browser stores data when the tab is closed. */
  isPersistent = $state(true);
  failure = $state("");
  #readyWaiters: { resolve: () => void; reject: (error: Error) => void }[] = [];
  #worker: Worker | null = null;
  #nextId = 1;
  #pendingRequests = new Map<number, { resolve: (answer: Response) => void; reject: (error: Error) => void }>();
  #connections = new Map<number, { receive: (text: string) => void; onLost: () => void }>();

  constructor() {
    this.takeOver();
  }

  /** Run the engine in this tab, and stop it in the tab that runs it now. */
  takeOver(): void {
    this.state = "loading";
    const held = (): Promise<void> => this.#startWorker();
    if (!navigator.locks) void held(); // insecure context: no locks
    else navigator.locks.request(LOCK_NAME, { steal: true }, held).catch(() => this.#loseLock());
  }

  /** Resolve when the engine runs in this tab. */
  whenReady(): Promise<void> {
    if (this.state === "ready") return Promise.resolve();
    if (this.state === "failed") return Promise.reject(new Error(this.failure));
    return new Promise((resolve, reject) => this.#readyWaiters.push({ resolve, reject }));
  }

  /** Start the worker; the returned promise holds the lock until another tab takes it. */
  #startWorker(): Promise<void> {
    const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    const fail = (why: string): void => {
      this.failure = why;
      console.error(why);
      if (this.state !== "loading") return;
      this.state = "failed";
      for (const { reject } of this.#readyWaiters.splice(0)) reject(new Error(why));
    };
    worker.onerror = (event) => fail(event.message);
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if ("failed" in data) fail(data.failed);
      else if ("ready" in data) {
        this.isPersistent = data.isPersistent;
        // Measured with `performance.getEntriesByType("measure")`.
        for (const [part, duration] of Object.entries(data.timings)) performance.measure(`engine ${part}`, { start: 0, duration });
        this.state = "ready";
        for (const { resolve } of this.#readyWaiters.splice(0)) resolve();
      } else if ("progress" in data) this.progress = data.progress;
      else if ("push" in data) this.#connections.get(data.push)?.receive(data.text);
      else {
        const headers = { "Content-Type": data.media };
        this.#pendingRequests.get(data.response)?.resolve(new Response(data.status === 204 ? null : data.text, { status: data.status, headers }));
        this.#pendingRequests.delete(data.response);
      }
    };
    this.#post({ open: new URL(".", document.baseURI).href });
    return new Promise(() => {});
  }

  #loseLock(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.state = "in-other-tab";
    for (const { reject } of this.#pendingRequests.values()) reject(new Error("another tab has the tables"));
    this.#pendingRequests.clear();
    for (const { onLost } of [...this.#connections.values()]) onLost();
  }

  #post(message: ToEngine): void {
    this.#worker?.postMessage(message);
  }

  /** Send a request and return the response as from a server. */
  async request(method: string, path: string, body: string): Promise<Response> {
    if (this.state !== "ready" && method === "GET" && STATIC_RESPONSES.test(path)) return fetch(assetUrl(`/device${path}.json`));
    await this.whenReady();
    const request = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pendingRequests.set(request, { resolve, reject });
      this.#post({ request, method, path, body });
    });
  }

  /** Open a connection for table messages. */
  connect(receive: (text: string) => void, onLost: () => void): { send: (text: string) => void; close: () => void } {
    const connect = this.#nextId++;
    this.#connections.set(connect, { receive, onLost });
    this.#post({ connect });
    return {
      send: (text) => this.#post({ frame: connect, text }),
      close: () => {
        if (this.#connections.delete(connect)) this.#post({ disconnect: connect });
      },
    };
  }
}

export const engine = new EngineClient();
