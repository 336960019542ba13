/** A recorded game, looked at step by step. What a step shows comes from the server, some steps at a time. */
import { post } from "../../net/http_client.ts";
import type { Deeds, GameParts, Moment, Sight } from "../../game_page/page_api.ts";
import type { DecisionInfo, Facts, Happening, Replayed, SeatInfo, Step } from "../../base/messages.ts";
import { stepsForEntry, movesSince, shownLog, activeAnimation } from "../../table_view/animation_steps.ts";
import { parsePlayerName } from "../../i18n/seat_names.ts";
import { unnamedSeats } from "../../table_view/unnamed_seats.ts";
import { AnimationQueue } from "../../table_view/animation_queue.ts";
import { translator } from "../../i18n/translator.svelte.ts";

const PAGE = 40;
/** So many steps back the log tells. */
const LOGGED = 60;
/** Whose eyes: nobody's in particular, or everybody's at once. */
export const SPECTATOR = -1;
export const OPEN = -2;

export class Replay implements Sight {
  about = $state.raw<Replayed | null>(null);
  at = $state(0);
  /** Whose eyes it is seen with. */
  viewer = $state(SPECTATOR);
  pointed = $state.raw<Facts | null>(null);
  busy = $state(false);
  #steps = $state.raw(new Map<number, Step>());
  #asked = new Set<number>();

  /** How the game shows what happens. */
  parts: GameParts | null = null;
  moment = $state.raw<Moment | null>(null);
  /** A step forward is shown as it was at the table; wherever else one goes, one is at once. */
  #showing = new AnimationQueue<number>((at, now) => {
    this.at = at;
    this.moment = now && activeAnimation(this.#happening(at)!, now);
  });

  constructor(readonly record: string) {}

  /** The record as this seat saw it, as a spectator, or with all hands open. A Refusal if it is no record. */
  async open(viewer: number): Promise<void> {
    this.busy = true;
    try {
      const found = await this.#ask(viewer, this.#pageOf(this.at));
      this.#steps = new Map(found.steps.map((step) => [step.number, step]));
      this.#asked = new Set([this.#pageOf(this.at)]);
      this.viewer = viewer < found.names.length ? viewer : SPECTATOR;
      this.about = found;
    } finally {
      this.busy = false;
    }
  }

  async go(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, step));
    await this.#need(wanted);
    this.#showing.skip();
    const happening = wanted === this.at + 1 ? this.#happening(wanted) : null;
    this.#showing.add(wanted, happening ? stepsForEntry(this.parts, happening, this.#steps.get(wanted)!.view) : []);
    this.#need(Math.min(this.last, wanted + PAGE / 2)).catch(() => {}); // it is asked for again when it is wanted
  }

  #happening(at: number): Happening | null {
    const step = this.#steps.get(at);
    return step ? { seq: at, kind: "acted", seat: step.player, at: 0, data: {}, events: step.events } : null;
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
    const viewer = this.viewer;
    let page: Replayed;
    try {
      page = await this.#ask(viewer, first);
    } catch (error) {
      this.#asked.delete(first); // so that it is asked for again
      throw error;
    }
    if (viewer === this.viewer) this.#steps = new Map([...this.#steps, ...page.steps.map((one) => [one.number, one] as const)]);
  }

  // -- as a table ----------------------------------------------------------------------------------

  /** As a table has it: only a seat can be one's own. */
  get you(): number {
    return Math.max(this.viewer, SPECTATOR);
  }
  /** The points of each seat after every step. */
  get scores(): number[][] {
    return this.about?.scores ?? [];
  }
  get last(): number {
    return this.about?.actions ?? 0;
  }
  get step(): Step | undefined {
    return this.#steps.get(this.moment?.before ? this.at - 1 : this.at);
  }
  get game(): string {
    return this.about?.game ?? "";
  }
  get seats(): SeatInfo[] {
    const names = this.about?.names ?? [];
    return unnamedSeats(names.length, this.waitingFor).map((seat, i) => ({ ...seat, ...parsePlayerName(names[i]!) }));
  }
  get waitingFor(): number[] {
    return this.step?.waiting_for ?? [];
  }
  get view(): Facts | null {
    return this.step?.view ?? null;
  }
  get now(): Facts | null {
    return this.#steps.get(this.at)?.view ?? null;
  }
  /** As it was at this step; while that is not loaded, without saying what lay around it. */
  where(facts: Facts, at = this.at): string {
    return this.parts?.where?.(facts, { now: this.#steps.get(at)?.view ?? null, decision: null, you: this.you }) ?? "";
  }
  readonly decision: DecisionInfo | null = null;
  readonly aids = true;
  log = $derived.by((): Happening[] => {
    const found = Array.from({ length: LOGGED }, (_, i) => this.#happening(this.at - LOGGED + 1 + i));
    return shownLog(found.filter((happening) => happening !== null), this.at, this.moment);
  });
  since = $derived.by((): Deeds[] => movesSince(this.log, this.you));
  async act(): Promise<void> {}
  async pick(): Promise<void> {}
  async why(): Promise<string> {
    return "";
  }
  async inWords(): Promise<string> {
    const page = { record: this.record, viewer: this.viewer, first: this.at, count: 1, language: translator.language };
    return (await post<Replayed>("/api/replay", page)).steps[0]?.text ?? "";
  }
}
