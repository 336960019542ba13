/**
 * A position that one can act in where no table is: in a lesson, in a puzzle. Whoever poses it is asked what an answer leads
 * to, and shows what came of it: the steps, as at a table, and then the position in which it goes on.
 */
import type { RecentMoves, GameParts, ActiveAnimation, TableModel } from "../game_page/page_api.ts";
import { problemText } from "../net/http_client.ts";
import type { DecisionInfo, Facts, Happening, Objection, Posed, SeatInfo } from "../base/messages.ts";
import { stepsForEntry, movesSince, shownLog, activeAnimation } from "./animation_steps.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import { unnamedSeats } from "./unnamed_seats.ts";
import { playSound } from "../settings/sounds.ts";
import { AnimationQueue } from "./animation_queue.ts";

/** What is shown: a position, the entry that led there, and the position before. */
type ShownState = { position: Posed; happening: Happening | null; before: Posed };

/** Told what the reader does; `picks`: several things that answer one question, which is ended with them. */
export type OnAnswer = (actions: number[], picks: boolean) => Promise<void>;
/** Asked what forbids to do something. */
export type OnWhy = (action: number | string) => Promise<Objection>;

export class Exercise implements TableModel {
  position = $state.raw<Posed | null>(null);
  /** How the game shows what happens; until that is known, everything is shown at once. */
  parts = $state.raw<GameParts | null>(null);
  busy = $state(false);
  highlighted = $state.raw<Facts | null>(null);
  animation = $state.raw<ActiveAnimation | null>(null);
  #entries = $state.raw<Happening[]>([]);
  #shownState = $state.raw<ShownState | null>(null);
  #queue = new AnimationQueue<ShownState>((state, now) => {
    this.#shownState = state;
    this.animation = now && activeAnimation(state.happening!, now);
    if (now?.step.sound) playSound(now.step.sound);
  });

  constructor(
    readonly game: string,
    readonly onAnswer: OnAnswer,
    readonly onWhy: OnWhy,
  ) {}

  /** Show a position: with what has happened since the last one; `fresh`, as one that has nothing to do with it. */
  show(position: Posed, fresh = false): void {
    const before = fresh ? position : (this.position ?? position);
    const last = fresh ? 0 : (this.#entries.at(-1)?.seq ?? 0);
    const newEntries = position.happened.map((happening, i) => ({ ...happening, seq: last + i + 1 }));
    this.#entries = fresh ? newEntries : [...this.#entries, ...newEntries];
    this.position = position;
    for (const happening of newEntries) {
      const steps = before === position ? [] : stepsForEntry(this.parts, happening, position.view);
      if (steps.length) this.#queue.add({ position, happening, before }, steps);
    }
    this.#queue.add({ position, happening: null, before }, []);
    if (before === position) this.#queue.skip();
  }

  /** Show how things stand. */
  skipAnimations(): void {
    if (this.#queue.isPlaying) this.#queue.skip();
  }

  // -- as a table ----------------------------------------------------------------------------------

  get #shown(): Posed | null {
    return (this.animation?.before ? this.#shownState?.before : this.#shownState?.position) ?? null;
  }
  get you(): number {
    return this.position?.you ?? -1;
  }
  get seats(): SeatInfo[] {
    return unnamedSeats(this.position?.players ?? 0, this.waitingFor);
  }
  get waitingFor(): number[] {
    return this.#shown?.waiting_for ?? [];
  }
  get view(): Facts | null {
    return this.#shown?.view ?? null;
  }
  get currentView(): Facts | null {
    return this.position?.view ?? null;
  }
  get decision(): DecisionInfo | null {
    return (this.parts?.animationSteps ? this.position : this.#shown)?.decision ?? null;
  }
  readonly aids = true;
  log = $derived.by((): Happening[] => shownLog(this.#entries, this.#shownState?.happening?.seq ?? Infinity, this.animation));
  recentMoves = $derived.by((): RecentMoves[] => movesSince(this.log, this.you));
  describePlace(facts: Facts): string {
    return this.parts?.describePlace?.(facts, this) ?? "";
  }

  act(...actions: number[]): Promise<void> {
    return this.#answer(actions, false);
  }
  pick(actions: number[]): Promise<void> {
    return this.#answer(actions, true);
  }
  async #answer(actions: number[], picks: boolean): Promise<void> {
    this.skipAnimations();
    if (this.busy) return;
    this.busy = true;
    try {
      await this.onAnswer(actions, picks);
    } catch (error) {
      toasts.showError(error);
    } finally {
      this.busy = false;
    }
  }
  /** Where nothing is asked, nothing is forbidden; and whoever cannot be told just now points at it again. */
  async whyNot(action: number | string): Promise<string> {
    if (!this.decision) return "";
    const { problem } = await this.onWhy(action).catch((): Objection => ({ problem: null }));
    return problem ? problemText(problem, this.game) : "";
  }
  async describeAsText(): Promise<string> {
    return "";
  }
}
