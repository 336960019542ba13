/** The house in this page: its worker, what is asked of it, and which of several tabs has it. */
import { at } from "../base/urls.ts";
import type { FromHouse, ToHouse } from "./worker_messages.ts";

/** What is the same for everybody lies in the folder: games and their components can be looked at before the engine is there. */
const PREPARED = /^\/api\/games(\/\w+(\/components\/\w+)?)?$/;
/** Only one tab holds the tables: the one that was opened last, or in which the reader goes on. */
const LOCK = "bastide";

class House {
  /** How much of the engine is here, from 0 to 1. */
  progress = $state(0);
  state = $state<"coming" | "here" | "elsewhere" | "failed">("coming");
  /** Whether this browser keeps anything when the tab is closed. */
  keeps = $state(true);
  why = $state("");
  #waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  #worker: Worker | null = null;
  #next = 1;
  #asked = new Map<number, { resolve: (answer: Response) => void; reject: (error: Error) => void }>();
  #lines = new Map<number, { hear: (text: string) => void; lost: () => void }>();

  constructor() {
    this.open();
  }

  /** Have the tables in this tab, from whichever has them now. */
  open(): void {
    this.state = "coming";
    const held = (): Promise<void> => this.#work();
    if (!navigator.locks) void held(); // not a secure place: nobody can be asked whether they have them
    else navigator.locks.request(LOCK, { steal: true }, held).catch(() => this.#lose());
  }

  /** When the tables are here: at once, when the engine is there, or when the reader goes on in this tab. */
  here(): Promise<void> {
    if (this.state === "here") return Promise.resolve();
    if (this.state === "failed") return Promise.reject(new Error(this.why));
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  /** Hold the tables until another tab takes them. */
  #work(): Promise<void> {
    const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    const failed = (why: string): void => {
      this.why = why;
      console.error(why);
      if (this.state !== "coming") return;
      this.state = "failed";
      for (const { reject } of this.#waiting.splice(0)) reject(new Error(why));
    };
    worker.onerror = (event) => failed(event.message);
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => {
      if ("failed" in data) failed(data.failed);
      else if ("ready" in data) {
        this.keeps = data.keeps;
        // For whoever measures it: `performance.getEntriesByType("measure")`.
        for (const [part, duration] of Object.entries(data.took)) performance.measure(`engine ${part}`, { start: 0, duration });
        this.state = "here";
        for (const { resolve } of this.#waiting.splice(0)) resolve();
      } else if ("progress" in data) this.progress = data.progress;
      else if ("told" in data) this.#lines.get(data.told)?.hear(data.text);
      else {
        const headers = { "Content-Type": data.media };
        this.#asked.get(data.answer)?.resolve(new Response(data.status === 204 ? null : data.text, { status: data.status, headers }));
        this.#asked.delete(data.answer);
      }
    };
    this.#say({ open: new URL(".", document.baseURI).href });
    return new Promise(() => {});
  }

  #lose(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.state = "elsewhere";
    for (const { reject } of this.#asked.values()) reject(new Error("another tab has the tables"));
    this.#asked.clear();
    for (const { lost } of [...this.#lines.values()]) lost();
  }

  #say(message: ToHouse): void {
    this.#worker?.postMessage(message);
  }

  /** A request, answered as a server answers it. */
  async ask(method: string, path: string, body: string): Promise<Response> {
    if (this.state !== "here" && method === "GET" && PREPARED.test(path)) return fetch(at(`/device${path}.json`));
    await this.here();
    const ask = this.#next++;
    return new Promise((resolve, reject) => {
      this.#asked.set(ask, { resolve, reject });
      this.#say({ ask, method, path, body });
    });
  }

  /** A connection over which tables are heard of. */
  connect(hear: (text: string) => void, lost: () => void): { send: (text: string) => void; end: () => void } {
    const connect = this.#next++;
    this.#lines.set(connect, { hear, lost });
    this.#say({ connect });
    return {
      send: (text) => this.#say({ frame: connect, text }),
      end: () => {
        if (this.#lines.delete(connect)) this.#say({ disconnect: connect });
      },
    };
  }
}

export const house = new House();
