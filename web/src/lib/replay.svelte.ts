/** A recorded game, looked at step by step. What a step shows comes from the server, some steps at a time. */
import { post } from "./api.ts";
import type { DecisionInfo, Facts, Happening, Replayed, SeatInfo, Step } from "./messages.ts";
import type { Sight } from "./table.svelte.ts";

const PAGE = 40;

export class Replay implements Sight {
  about = $state.raw<Replayed | null>(null);
  at = $state(0);
  you = $state(-1);
  pointed = $state.raw<Facts | null>(null);
  busy = $state(false);
  #steps = $state.raw(new Map<number, Step>());
  #asked = new Set<number>();

  constructor(readonly record: string) {}

  /** The record as this seat saw it (-1: as a spectator). A Refusal if it is no record. */
  async open(viewer: number): Promise<void> {
    this.busy = true;
    try {
      const found = await this.#ask(viewer, this.#pageOf(this.at));
      this.#steps = new Map(found.steps.map((step) => [step.number, step]));
      this.#asked = new Set([this.#pageOf(this.at)]);
      this.you = viewer;
      this.about = found;
    } finally {
      this.busy = false;
    }
  }

  async go(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, step));
    await this.#need(wanted);
    this.at = wanted;
    void this.#need(Math.min(this.last, wanted + PAGE / 2));
  }

  /** All steps, for a chart. */
  async all(): Promise<Step[]> {
    for (let step = 0; step <= this.last; step += PAGE) await this.#need(step);
    return [...this.#steps.values()].sort((a, b) => a.number - b.number);
  }

  #pageOf(step: number): number {
    return Math.floor(step / PAGE) * PAGE;
  }

  #ask(viewer: number, first: number): Promise<Replayed> {
    return post<Replayed>("/api/replay", { record: this.record, viewer, first, count: PAGE });
  }

  async #need(step: number): Promise<void> {
    const first = this.#pageOf(step);
    if (this.#asked.has(first)) return;
    this.#asked.add(first);
    const viewer = this.you;
    const page = await this.#ask(viewer, first);
    if (viewer === this.you) this.#steps = new Map([...this.#steps, ...page.steps.map((one) => [one.number, one] as const)]);
  }

  // -- as a table ----------------------------------------------------------------------------------

  get last(): number {
    return this.about?.actions ?? 0;
  }
  get step(): Step | undefined {
    return this.#steps.get(this.at);
  }
  get game(): string {
    return this.about?.game ?? "";
  }
  get seats(): SeatInfo[] {
    const names = this.about?.names ?? [];
    return names.map((name, i) => ({
      kind: "person",
      name,
      bot: null,
      connected: true,
      to_move: this.waitingFor.includes(i),
      chosen: false,
      resigned: false,
      clock: null,
      running: false,
    }));
  }
  get waitingFor(): number[] {
    return this.step?.waiting_for ?? [];
  }
  get view(): Facts | null {
    return this.step?.view ?? null;
  }
  readonly decision: DecisionInfo | null = null;
  readonly aids = true;
  get log(): Happening[] {
    const found: Happening[] = [];
    for (let i = Math.max(0, this.at - 60); i <= this.at; i++) {
      const step = this.#steps.get(i);
      if (step) found.push({ seq: i, kind: "acted", seat: step.player, at: 0, data: {}, events: step.events });
    }
    return found;
  }
  async act(): Promise<void> {}
  async pick(): Promise<void> {}
  async why(): Promise<string> {
    return "";
  }
}
