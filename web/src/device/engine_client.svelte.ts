/** Client of the engine worker: requests, connections, and the lock between tabs. */
import { assetUrl } from "../base/urls.ts";
import { storageSafety } from "./storage_safety.svelte.ts";
import type { FromEngine, ToEngine } from "./worker_messages.ts";

/** Responses that are static files of the site, so they are available before the engine has started. */
const STATIC_RESPONSES = /^\/api\/games(\/\w+(\/components\/\w+)?)?$/;
/** Name of the lock: only one tab runs the engine, the last one opened or chosen by the user. */
const LOCK_NAME = "bastide";

/** Key in the session storage of a tab that leaves the engine to the others when it is loaded again. */
const YIELD_LOCK = "bastide-yield-lock";

/** Let the tab that runs the engine keep it when this tab is reloaded. */
export const yieldLockAfterReload = (): void => sessionStorage.setItem(YIELD_LOCK, "1");

function takeYieldMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(YIELD_LOCK) !== null;
    sessionStorage.removeItem(YIELD_LOCK);
    return isMarked;
  } catch {
    return false; // the browser forbids storage
  }
}

/** Maximum number of bot workers, by the memory of the device in GiB: each worker is a Python of its own. */
const MAX_BOT_WORKERS = 4;
const MAX_BOT_WORKERS_UNKNOWN_MEMORY = 2;
const LITTLE_MEMORY_GIB = 4;

/** Half of the cores: the others are for the page, or share the work of one core. */
function maxBotWorkers(): number {
  const { deviceMemory } = navigator as { deviceMemory?: number }; // only in Chromium
  if (deviceMemory && deviceMemory < LITTLE_MEMORY_GIB) return 1;
  const most = deviceMemory ? MAX_BOT_WORKERS : MAX_BOT_WORKERS_UNKNOWN_MEMORY;
  return Math.max(1, Math.min(most, Math.floor((navigator.hardwareConcurrency || 1) / 2)));
}

type PendingRequest = { message: ToEngine & { request: number }; resolve: (answer: Response) => void; reject: (error: Error) => void };

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
  #pendingRequests = new Map<number, PendingRequest>();
  #connections = new Map<number, { receive: (text: string) => void; onLost: () => void }>();

  constructor() {
    if (takeYieldMark()) this.#takeIfFree();
    else this.takeOver();
  }

  #takeIfFree(): void {
    const held = (lock: Lock | null): Promise<void> => {
      if (lock) return this.#startWorker();
      this.state = "in-other-tab";
      return Promise.resolve();
    };
    navigator.locks.request(LOCK_NAME, { ifAvailable: true }, held).catch(() => this.#loseLock());
  }

  /** Run the engine in this tab, and stop it in the tab that runs it now. */
  takeOver(): void {
    this.state = "loading";
    let isGranted = false;
    const held = (): Promise<void> => {
      isGranted = true;
      return this.#startWorker();
    };
    // Without a lock: an insecure context has none, and a browser that forbids storage refuses it.
    if (!navigator.locks) void held();
    else navigator.locks.request(LOCK_NAME, { steal: true }, held).catch(() => (isGranted ? this.#loseLock() : void held()));
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
      dispatchEvent(new Event("engine-failed")); // `start.js` repairs the copy of the site
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
        for (const { message } of this.#pendingRequests.values()) this.#post(message);
        for (const { resolve } of this.#readyWaiters.splice(0)) resolve();
      } else if ("progress" in data) this.progress = data.progress;
      else if ("push" in data) this.#connections.get(data.push)?.receive(data.text);
      else {
        const headers = { "Content-Type": data.media };
        this.#pendingRequests.get(data.response)?.resolve(new Response(data.status === 204 ? null : data.text, { status: data.status, headers }));
        this.#pendingRequests.delete(data.response);
      }
    };
    this.#post({ open: new URL(".", document.baseURI).href, maxBotWorkers: maxBotWorkers() });
    return new Promise(() => {});
  }

  #loseLock(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.state = "in-other-tab";
    // Reads are sent again when this tab continues; whether a change was made is unknown.
    for (const [id, { message, reject }] of this.#pendingRequests) {
      if ("method" in message && message.method === "GET") continue;
      this.#pendingRequests.delete(id);
      reject(new Error("another tab has the tables"));
    }
    for (const { onLost } of [...this.#connections.values()]) onLost();
  }

  #post(message: ToEngine): void {
    this.#worker?.postMessage(message);
  }

  /** Send a request and return the response as from a server. */
  async request(method: string, path: string, body: string): Promise<Response> {
    if (this.state !== "ready" && method === "GET" && STATIC_RESPONSES.test(path)) return fetch(assetUrl(`/device${path}.json`));
    await this.whenReady();
    if (method === "POST" && path === "/api/tables") storageSafety.request().catch((error: unknown) => console.warn(error));
    const message = { request: this.#nextId++, method, path, body };
    return new Promise((resolve, reject) => {
      this.#pendingRequests.set(message.request, { message, resolve, reject });
      this.#post(message);
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
