/** A recorded game, looked at step by step. What a step shows comes from the server, some steps at a time. */
import { post } from "../../net/http_client.ts";
import type { RecentMoves, GameParts, ActiveAnimation, TableModel } from "../../game_page/page_api.ts";
import type { DecisionInfo, Facts, Happening, Replayed, SeatInfo, Step } from "../../base/messages.ts";
import { stepsForEntry, movesSince, shownLog, activeAnimation } from "../../table_view/animation_steps.ts";
import { parsePlayerName } from "../../i18n/seat_names.ts";
import { unnamedSeats } from "../../table_view/unnamed_seats.ts";
import { AnimationQueue } from "../../table_view/animation_queue.ts";
import { translator } from "../../i18n/translator.svelte.ts";

const STEPS_PER_PAGE = 40;
/** So many steps back the log tells. */
const MAX_LOG_STEPS = 60;
/** Whose eyes: nobody's in particular, or everybody's at once. */
export const SPECTATOR_VIEWER = -1;
export const ALL_HANDS = -2;

export class Replay implements TableModel {
  summary = $state.raw<Replayed | null>(null);
  at = $state(0);
  /** Whose eyes it is seen with. */
  viewer = $state(SPECTATOR_VIEWER);
  highlighted = $state.raw<Facts | null>(null);
  busy = $state(false);
  #steps = $state.raw(new Map<number, Step>());
  #requestedPages = new Set<number>();

  /** How the game shows what happens. */
  parts: GameParts | null = null;
  animation = $state.raw<ActiveAnimation | null>(null);
  /** A step forward is shown as it was at the table; wherever else one goes, one is at once. */
  #queue = new AnimationQueue<number>((at, now) => {
    this.at = at;
    this.animation = now && activeAnimation(this.#logEntry(at)!, now);
  });

  constructor(readonly record: string) {}

  /** The record as this seat saw it, as a spectator, or with all hands open. A Refusal if it is no record. */
  async open(viewer: number): Promise<void> {
    this.busy = true;
    try {
      const found = await this.#fetchPage(viewer, this.#pageOf(this.at));
      this.#steps = new Map(found.steps.map((step) => [step.number, step]));
      this.#requestedPages = new Set([this.#pageOf(this.at)]);
      this.viewer = viewer < found.names.length ? viewer : SPECTATOR_VIEWER;
      this.summary = found;
    } finally {
      this.busy = false;
    }
  }

  async goTo(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, step));
    await this.#loadStep(wanted);
    this.#queue.skip();
    const happening = wanted === this.at + 1 ? this.#logEntry(wanted) : null;
    this.#queue.add(wanted, happening ? stepsForEntry(this.parts, happening, this.#steps.get(wanted)!.view) : []);
    this.#loadStep(Math.min(this.last, wanted + STEPS_PER_PAGE / 2)).catch(() => {}); // it is asked for again when it is wanted
  }

  #logEntry(at: number): Happening | null {
    const step = this.#steps.get(at);
    return step ? { seq: at, kind: "acted", seat: step.player, at: 0, data: {}, events: step.events } : null;
  }

  #pageOf(step: number): number {
    return Math.floor(step / STEPS_PER_PAGE) * STEPS_PER_PAGE;
  }

  #fetchPage(viewer: number, first: number): Promise<Replayed> {
    return post<Replayed>("/api/replay", { record: this.record, viewer, first, count: STEPS_PER_PAGE });
  }

  async #loadStep(step: number): Promise<void> {
    const first = this.#pageOf(step);
    if (this.#requestedPages.has(first)) return;
    this.#requestedPages.add(first);
    const viewer = this.viewer;
    let page: Replayed;
    try {
      page = await this.#fetchPage(viewer, first);
    } catch (error) {
      this.#requestedPages.delete(first); // so that it is asked for again
      throw error;
    }
    if (viewer === this.viewer) this.#steps = new Map([...this.#steps, ...page.steps.map((one) => [one.number, one] as const)]);
  }

  // -- as a table ----------------------------------------------------------------------------------

  /** As a table has it: only a seat can be one's own. */
  get you(): number {
    return Math.max(this.viewer, SPECTATOR_VIEWER);
  }
  /** The points of each seat after every step. */
  get scores(): number[][] {
    return this.summary?.scores ?? [];
  }
  get last(): number {
    return this.summary?.actions ?? 0;
  }
  get step(): Step | undefined {
    return this.#steps.get(this.animation?.before ? this.at - 1 : this.at);
  }
  get game(): string {
    return this.summary?.game ?? "";
  }
  get seats(): SeatInfo[] {
    const names = this.summary?.names ?? [];
    return unnamedSeats(names.length, this.waitingFor).map((seat, i) => ({ ...seat, ...parsePlayerName(names[i]!) }));
  }
  get waitingFor(): number[] {
    return this.step?.waiting_for ?? [];
  }
  get view(): Facts | null {
    return this.step?.view ?? null;
  }
  get currentView(): Facts | null {
    return this.#steps.get(this.at)?.view ?? null;
  }
  /** As it was at this step; while that is not loaded, without saying what lay around it. */
  describePlace(facts: Facts, at = this.at): string {
    return this.parts?.describePlace?.(facts, { currentView: this.#steps.get(at)?.view ?? null, decision: null, you: this.you }) ?? "";
  }
  readonly decision: DecisionInfo | null = null;
  readonly aids = true;
  log = $derived.by((): Happening[] => {
    const found = Array.from({ length: MAX_LOG_STEPS }, (_, i) => this.#logEntry(this.at - MAX_LOG_STEPS + 1 + i));
    return shownLog(found.filter((happening) => happening !== null), this.at, this.animation);
  });
  recentMoves = $derived.by((): RecentMoves[] => movesSince(this.log, this.you));
  async act(): Promise<void> {}
  async pick(): Promise<void> {}
  async whyNot(): Promise<string> {
    return "";
  }
  async describeAsText(): Promise<string> {
    const page = { record: this.record, viewer: this.viewer, first: this.at, count: 1, language: translator.language };
    return (await post<Replayed>("/api/replay", page)).steps[0]?.text ?? "";
  }
}
