/**
 * Standalone position of a lesson or puzzle as a table model. Its owner evaluates actions and shows the resulting position with
 * animations.
 */
import type { ActionInfo, RecentMoves, GameParts, ActiveAnimation, TableModel } from "../game_page/page_api.ts";
import { problemText } from "../net/http_client.ts";
import type { DecisionInfo, Facts, LogEntryView, WhyNotAnswer, StandalonePosition, SeatInfo } from "../base/server_message_types.ts";
import { stepsForEntry, movesSince, shownLog, activeAnimation } from "./log_playback_state.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import { unnamedSeats } from "./unnamed_seats.ts";
import { playSound } from "../settings/sound_effects.ts";
import { AnimationQueue } from "./animation_queue.ts";

/** State being shown: position, the entry that led there, and the position before. */
type ShownState = { position: StandalonePosition; entry: LogEntryView | null; before: StandalonePosition };

/** Called with the player's actions; `picks` answer one decision and end it. */
export type PerformActions = (actions: number[], picks: boolean) => Promise<void>;
/** Loads the reason why an action is illegal. */
export type LoadWhyNot = (action: number | string) => Promise<WhyNotAnswer>;

export class Exercise implements TableModel {
  position = $state.raw<StandalonePosition | null>(null);
  /** Game page, for its animation steps; until it is loaded there are no animations. */
  parts = $state.raw<GameParts | null>(null);
  busy = $state(false);
  highlighted = $state.raw<Facts | null>(null);
  /** Actions that are marked on the table with their rank. */
  hints = $state.raw<ActionInfo[]>([]);
  /** Prompt of a position that is only watched. */
  caption = $state("");
  /** What the player knows besides the view. */
  known = $state.raw<Facts | null>(null);
  animation = $state.raw<ActiveAnimation | null>(null);
  #entries = $state.raw<LogEntryView[]>([]);
  #shownState = $state.raw<ShownState | null>(null);
  #queue = new AnimationQueue<ShownState>((state, now) => {
    this.#shownState = state;
    this.animation = now && activeAnimation(state.entry!, now);
    if (now?.step.sound) playSound(now.step.sound);
  });

  constructor(
    readonly game: string,
    readonly performActions: PerformActions,
    readonly loadWhyNot: LoadWhyNot,
  ) {}

  /** Show a position, animated from the last one; `fresh` shows it without animation. */
  show(position: StandalonePosition, fresh = false): void {
    const before = fresh ? position : (this.position ?? position);
    const last = fresh ? 0 : (this.#entries.at(-1)?.seq ?? 0);
    const newEntries = position.happened.map((entry, i) => ({ ...entry, seq: last + i + 1 }));
    this.#entries = fresh ? newEntries : [...this.#entries, ...newEntries];
    this.position = position;
    for (const entry of newEntries) {
      const steps = before === position ? [] : stepsForEntry(this.parts, entry, position.view);
      if (steps.length) this.#queue.add({ position, entry, before }, steps);
    }
    this.#queue.add({ position, entry: null, before }, []);
    if (before === position) this.#queue.skip();
  }

  /** Show the current position without further animations. */
  skipAnimations(): void {
    if (this.#queue.isPlaying) this.#queue.skip();
  }

  // -- table model --------------------------------------------------------------------------------

  get #shown(): StandalonePosition | null {
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
  get hintedAction(): number | null {
    return this.hints[0]?.action ?? null;
  }
  readonly aids = true;
  log = $derived.by((): LogEntryView[] => shownLog(this.#entries, this.#shownState?.entry?.seq ?? Infinity, this.animation));
  recentMoves = $derived.by((): RecentMoves[] => movesSince(this.log, this.you, this.parts?.turnStartEvents));
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
      await this.performActions(actions, picks);
    } catch (error) {
      toasts.showError(error);
    } finally {
      this.busy = false;
    }
  }
  /** Without a decision there is no reason; a failed request can be repeated by hovering again. */
  async whyNot(action: number | string): Promise<string> {
    if (!this.decision) return "";
    const { problem } = await this.loadWhyNot(action).catch((): WhyNotAnswer => ({ problem: null }));
    return problem ? problemText(problem, this.game) : "";
  }
  async describeAsText(): Promise<string> {
    return "";
  }
}
