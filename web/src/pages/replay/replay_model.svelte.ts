/** Replay of a record as a table model. Steps are loaded from the server page by page. */
import { post } from "../../net/http_client.ts";
import type { RecentMoves, GameParts, ActiveAnimation, TableModel } from "../../game_page/page_api.ts";
import type { DecisionInfo, Facts, LogEntryView, RecordReplay, SeatInfo, ReplayStep } from "../../base/server_message_types.ts";
import { stepsForEntry, movesSince, shownLog, activeAnimation } from "../../table_view/log_playback_state.ts";
import { parsePlayerName } from "../../i18n/seat_names.ts";
import { unnamedSeats } from "../../table_view/unnamed_seats.ts";
import { AnimationQueue } from "../../table_view/animation_queue.ts";
import { translator } from "../../i18n/translator.svelte.ts";

const STEPS_PER_PAGE = 40;
const MAX_LOG_STEPS = 60;
/** Viewers that are no seat: a spectator, or everybody at once. */
export const SPECTATOR_VIEWER = -1;
export const ALL_HANDS = -2;

export class Replay implements TableModel {
  summary = $state.raw<RecordReplay | null>(null);
  at = $state(0);
  /** Whose view is shown. */
  viewer = $state(SPECTATOR_VIEWER);
  highlighted = $state.raw<Facts | null>(null);
  busy = $state(false);
  #steps = $state.raw(new Map<number, ReplayStep>());
  #requestedPages = new Set<number>();

  /** Game page, for its animation steps. */
  parts: GameParts | null = null;
  animation = $state.raw<ActiveAnimation | null>(null);
  /** The next step is animated; other jumps are immediate. */
  #queue = new AnimationQueue<number>((at, now) => {
    this.at = at;
    this.animation = now && activeAnimation(this.#logEntry(at)!, now);
  });

  constructor(readonly record: string) {}

  /** Load the record as seen by a seat, a spectator, or with all hands. Throws an ApiError if it is no record. */
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
    const entry = wanted === this.at + 1 ? this.#logEntry(wanted) : null;
    this.#queue.add(wanted, entry ? stepsForEntry(this.parts, entry, this.#steps.get(wanted)!.view) : []);
    this.#loadStep(Math.min(this.last, wanted + STEPS_PER_PAGE / 2)).catch(() => {}); // retried when it is needed
  }

  #logEntry(at: number): LogEntryView | null {
    const step = this.#steps.get(at);
    return step ? { seq: at, kind: "acted", seat: step.player, at: 0, data: {}, events: step.events } : null;
  }

  #pageOf(step: number): number {
    return Math.floor(step / STEPS_PER_PAGE) * STEPS_PER_PAGE;
  }

  #fetchPage(viewer: number, first: number): Promise<RecordReplay> {
    return post<RecordReplay>("/api/replay", { record: this.record, viewer, first, count: STEPS_PER_PAGE });
  }

  async #loadStep(step: number): Promise<void> {
    const first = this.#pageOf(step);
    if (this.#requestedPages.has(first)) return;
    this.#requestedPages.add(first);
    const viewer = this.viewer;
    let page: RecordReplay;
    try {
      page = await this.#fetchPage(viewer, first);
    } catch (error) {
      this.#requestedPages.delete(first); // so that it is tried again
      throw error;
    }
    if (viewer === this.viewer) this.#steps = new Map([...this.#steps, ...page.steps.map((one) => [one.number, one] as const)]);
  }

  // -- table model --------------------------------------------------------------------------------

  /** Only a seat can be the viewer's own. */
  get you(): number {
    return Math.max(this.viewer, SPECTATOR_VIEWER);
  }
  /** Scores of all seats after each step. */
  get scores(): number[][] {
    return this.summary?.scores ?? [];
  }
  get last(): number {
    return this.summary?.actions ?? 0;
  }
  get step(): ReplayStep | undefined {
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
  /** Description of a place at a step; without surroundings while the step is not loaded. */
  describePlace(facts: Facts, at = this.at): string {
    return this.parts?.describePlace?.(facts, { currentView: this.#steps.get(at)?.view ?? null, decision: null, you: this.you }) ?? "";
  }
  readonly decision: DecisionInfo | null = null;
  readonly aids = true;
  log = $derived.by((): LogEntryView[] => {
    const found = Array.from({ length: MAX_LOG_STEPS }, (_, i) => this.#logEntry(this.at - MAX_LOG_STEPS + 1 + i));
    return shownLog(found.filter((entry) => entry !== null), this.at, this.animation);
  });
  recentMoves = $derived.by((): RecentMoves[] => movesSince(this.log, this.you, this.parts?.turnStartEvents));
  async act(): Promise<void> {}
  async pick(): Promise<void> {}
  async whyNot(): Promise<string> {
    return "";
  }
  async describeAsText(): Promise<string> {
    const page = { record: this.record, viewer: this.viewer, first: this.at, count: 1, language: translator.language };
    return (await post<RecordReplay>("/api/replay", page)).steps[0]?.text ?? "";
  }
}
