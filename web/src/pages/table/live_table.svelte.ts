/** A live table: last message of the server, log, and commands. It contains no rules; the decision lists what is legal. */
import { get, post, ApiError, problemText } from "../../net/http_client.ts";
import type { RecentMoves, GameParts, PendingAction, ActiveAnimation, TableModel } from "../../game_page/page_api.ts";
import type { ActionInfo, CoachAdvice, DecisionInfo, Facts, LogEntryView, Hint, Problem, GameResult, SeatInfo, ServerMessage, TableMessage } from "../../base/server_message_types.ts";
import { stepsForEntry, movesSince, shownLog, activeAnimation } from "../../table_view/log_playback_state.ts";
import { DelayedTurnEnd, TURN_END_DELAY_MS } from "./delayed_turn_end.svelte.ts";
import { seatNames } from "../../i18n/seat_names.ts";
import { toasts } from "../../ui/toasts.svelte.ts";
import { settings } from "../../settings/settings.svelte.ts";
import { dueCommand } from "../../session/seed_share.ts";
import { connection, type CommandReply, type Subscriber, type Command } from "../../net/live_connection.svelte.ts";
import { playSound } from "../../settings/sound_effects.ts";
import { AnimationQueue } from "../../table_view/animation_queue.ts";
import { translator } from "../../i18n/translator.svelte.ts";

/** State being shown: message, its log entry, and the message before it. */
type ShownState = { message: TableMessage; entry: LogEntryView | null; before: TableMessage };

/** With more new entries than this, the current state is shown without animations. */
const MAX_ANIMATED_ENTRIES = 6;

export class LiveTable implements Subscriber, TableModel {
  /** Last message of the server. */
  message = $state.raw<TableMessage | null>(null);
  /** All log entries, animated or not. */
  entries = $state.raw<LogEntryView[]>([]);
  /** State being shown; may be behind the last message. */
  #shownState = $state.raw<ShownState | null>(null);
  animation = $state.raw<ActiveAnimation | null>(null);
  #queue = new AnimationQueue<ShownState>((state, now) => {
    this.#shownState = state;
    this.animation = now && activeAnimation(state.entry!, now);
    if (now?.step.sound) playSound(now.step.sound);
  });
  /** Game page, for its animation steps; until it is loaded there are no animations. */
  parts = $state.raw<GameParts | null>(null);
  /** Why the table cannot be shown. */
  problem = $state.raw<Problem | null>(null);
  /** The server cannot store anything at the moment. */
  isStorageBlocked = $state(false);
  readonly isAnnounced = true;
  busy = $state(false);
  highlighted = $state.raw<Facts | null>(null);
  #hint = $state.raw<Hint | null>(null);
  /** Last advice of the coach that was revealed. */
  advice = $state.raw<CoachAdvice | null>(null);
  /** Whether a hint is being computed. */
  isHintLoading = $state(false);
  /** Last seat that this device has shown, while several people share it; -1: none. */
  lastHolder = $state(-1);
  /** The user's last single action and its position. */
  lastMove = $state.raw<{ position: number; action: number } | null>(null);
  /** Reasons by position and action. */
  #reasons = new Map<string, Promise<string>>();
  #reasonsPosition = -1;
  /** Position at which taking back needs the others' consent. */
  #consentPosition = $state(-1);
  #unsubscribe: () => void = () => {};
  #delayedTurnEnd = new DelayedTurnEnd();
  /** Position at which the user cancelled or took back; no automatic action there. */
  #cancelledPosition = $state(-1);

  constructor(
    readonly id: string,
    readonly invite: string | null = null,
  ) {}

  open(): void {
    const leave = connection.subscribe(this.id, this);
    const skip = (event: Event) => {
      // Typing does not skip animations.
      if (!(event.target as Element).closest?.("input, textarea, select, dialog")) this.skipAnimations();
    };
    const off = new AbortController();
    addEventListener("click", skip, off);
    addEventListener("keydown", skip, off);
    // Returning to the page shows the current state.
    document.addEventListener("visibilitychange", () => this.skipAnimations(), off);
    this.#unsubscribe = () => {
      leave();
      off.abort();
    };
  }

  /** Subscribe again, since access may have been granted. */
  reopen(): void {
    this.close();
    this.problem = null;
    this.open();
  }

  close(): void {
    this.confirmPending();
    this.#unsubscribe();
    this.#queue.skip();
  }

  /** Show the current state without further animations. */
  skipAnimations(): void {
    if (this.#queue.isPlaying) this.#queue.skip();
  }

  // -- state --------------------------------------------------------------------------------------

  get game(): string {
    return this.message?.table.game ?? "";
  }
  get you(): number {
    return this.message?.you ?? -1;
  }
  get seats(): SeatInfo[] {
    return this.message?.seats ?? [];
  }
  get #shown(): TableMessage | undefined {
    return this.animation?.before ? this.#shownState?.before : this.#shownState?.message;
  }
  get waitingFor(): number[] {
    const shown = this.#shown?.waiting_for ?? [];
    // The viewer has acted, although the action is still being animated: next are the turns that have not been shown.
    const isAnswered = shown.length === 1 && shown[0] === this.you && !this.decision;
    if (!isAnswered) return shown;
    const next = this.#animatedTurns[0]?.seat;
    return next === undefined ? (this.message?.waiting_for ?? []) : [next];
  }
  get view(): Facts | null {
    return this.#shown?.view ?? null;
  }
  get currentView(): Facts | null {
    return this.message?.view ?? null;
  }
  /** Turns of other players that are being animated or wait for it. Simultaneous turns are not among them. */
  #animatedTurns = $derived.by((): LogEntryView[] => {
    const shown = this.animation && this.#shownState?.entry;
    return shown ? this.entries.filter(({ seq, kind, seat }) => seq >= shown.seq && kind === "acted" && seat !== this.you) : [];
  });
  /** Says whose turn is being animated. */
  get caption(): string {
    const seat = this.animation?.seat ?? -1;
    const isTurn = seat >= 0 && this.#animatedTurns[0]?.seq === this.#shownState?.entry?.seq;
    return isTurn ? translator.translate("table-seat-plays", { name: translator.seatName(seat) }) : "";
  }
  /** The prompt follows the turns of the other players. The viewer's own moves do not delay it, if the page has animation steps. */
  get decision(): DecisionInfo | null {
    if (this.pendingAction || this.#animatedTurns.length) return null;
    return (this.parts?.animationSteps ? this.message : this.#shown)?.decision ?? null;
  }
  /** Action that ends the turn, while it can be cancelled. */
  get pendingAction(): PendingAction | null {
    return this.#delayedTurnEnd.pending;
  }
  /** Result, after the last animation. */
  get result(): GameResult | null {
    return this.animation ? null : (this.#shown?.result ?? null);
  }
  get isOver(): boolean {
    return !!this.result;
  }
  log = $derived.by((): LogEntryView[] => shownLog(this.entries, this.#shownState?.entry?.seq ?? this.#shownState?.message.seq ?? 0, this.animation));
  recentMoves = $derived.by((): RecentMoves[] => movesSince(this.log, this.you, this.parts?.turnStartEvents));
  get aids(): boolean {
    return this.message?.table.aids ?? true;
  }

  describePlace(facts: Facts): string {
    return this.parts?.describePlace?.(facts, this) ?? "";
  }

  /** The requested hint, if it belongs to the current position. */
  get hint(): Hint | null {
    return this.decision && this.#hint?.position === this.message?.position ? this.#hint : null;
  }
  /** The coach's revealed action, if it belongs to the current position. */
  get coachedAction(): ActionInfo | null {
    return this.decision && this.advice?.position === this.message?.position ? (this.advice?.best ?? null) : null;
  }
  get hintedAction(): number | null {
    return this.hints[0]?.action ?? null;
  }
  get hints(): ActionInfo[] {
    return this.hint?.lines ?? (this.coachedAction ? [this.coachedAction] : []);
  }
  get canHint(): boolean {
    return !!this.message?.table.hints && this.you >= 0 && !this.message.result;
  }

  // -- messages -----------------------------------------------------------------------------------

  subscribeCommand(): Command {
    return { do: "watch", table: this.id, since: this.entries.at(-1)?.seq ?? 0, invite: this.invite, changes: true };
  }

  unsubscribeCommand(): Command {
    return { do: "leave", table: this.id };
  }

  receive(message: ServerMessage): void {
    if (message.type === "table") {
      this.problem = null;
      // A message that accompanies a refusal does not clear the storage warning.
      if (message.seq !== this.message?.seq || message.answers.length) this.isStorageBlocked = false;
      const isOtherViewer = this.message !== null && this.message.you !== message.you;
      if (isOtherViewer) this.#reset();
      // After a database restore the log may be shorter: start again.
      if (message.seq < (this.entries.at(-1)?.seq ?? 0)) this.entries = [];
      const first = this.entries[0]?.seq ?? 0;
      const last = this.entries.at(-1)?.seq ?? 0;
      const newEntries = message.happened.filter((entry) => entry.seq > last);
      const older = message.happened.filter((entry) => entry.seq < first);
      if (newEntries.length || older.length) this.entries = [...older, ...this.entries.map((one) => withoutRemovedText(one, newEntries)), ...newEntries];
      const before = isOtherViewer ? message : (this.message ?? message);
      this.message = message;
      if (message.you >= 0) this.lastHolder = message.you;
      // Other viewers see other texts of earlier entries.
      if (isOtherViewer) connection.request({ ...this.subscribeCommand(), since: 0 } as Command).catch(() => {});
      if (message.position !== before.position) {
        this.#delayedTurnEnd.cancel();
        if (newEntries.some(({ kind }) => kind === "took_back")) this.#cancelledPosition = message.position;
      }
      translator.seatNames = seatNames(message.seats);
      this.#sendSeedShare(message);
      this.#enqueue(message, newEntries, before);
    } else if (message.type === "presence" && this.message) {
      const seats = this.message.seats.map((seat, i) => ({
        ...seat,
        connected: message.connected[i] ?? false,
        may_replace_at: message.may_replace_at[i] ?? null,
      }));
      this.message = { ...this.message, seats, onlookers: message.onlookers };
    } else if (message.type === "waiting") {
      this.isStorageBlocked = message.waits;
    } else if (message.type === "gone") {
      this.problem = { code: "no-table", text: "the table has been deleted", details: {} };
    } else if (message.type === "refused" && !this.message) {
      this.problem = message.problem;
    }
  }

  /** Another player uses this device now: discard everything shown before. */
  #reset(): void {
    this.#queue.skip();
    this.#delayedTurnEnd.cancel();
    this.entries = [];
    this.#shownState = this.animation = this.highlighted = this.#hint = this.advice = this.lastMove = null;
    this.#reasons.clear();
    this.#consentPosition = -1;
  }

  /** Queue the animations of new entries; none after joining or taking back. */
  #enqueue(message: TableMessage, newEntries: LogEntryView[], before: TableMessage): void {
    const isAnimated = before !== message && before.view && before.seq <= message.seq && newEntries.length <= MAX_ANIMATED_ENTRIES && !newEntries.some(({ kind }) => kind === "took_back");
    if (isAnimated) {
      for (const entry of newEntries) {
        const steps = stepsForEntry(this.parts, entry, message.view);
        if (steps.length) this.#queue.add({ message, entry, before }, steps);
      }
    }
    this.#queue.add({ message, entry: null, before }, []);
    if (!isAnimated) this.#queue.skip();
  }

  /** Send this device's seed share automatically. A refusal was overtaken by a newer message. */
  #sendSeedShare(message: TableMessage): void {
    const command = dueCommand(message);
    if (command) connection.request(command).catch(() => {});
  }

  // -- commands -----------------------------------------------------------------------------------

  /** Send a command; a refusal is shown as a toast, and the result is null. */
  async sendCommand(command: Command): Promise<CommandReply | null> {
    this.busy = true;
    try {
      return await connection.request(command);
    } catch (error) {
      toasts.showError(error instanceof ApiError ? new ApiError(error.problem, error.status, this.game) : error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  async act(...actions: number[]): Promise<void> {
    this.skipAnimations();
    const [info] = this.decision?.actions.filter(({ action }) => action === actions[0]) ?? [];
    const { turnEnd } = settings.all;
    const position = this.#position;
    const send = async () => {
      this.lastMove = actions.length === 1 ? { position, action: actions[0]! } : null;
      await this.sendCommand({ do: "act", table: this.id, position, actions });
    };
    if (info && actions.length === 1 && turnEnd !== "once" && this.parts?.endsTurn?.(info, this.currentView ?? {})) {
      this.#delayedTurnEnd.schedule({ info, ms: turnEnd === "moment" ? TURN_END_DELAY_MS : 0 }, send);
    } else await send();
  }
  confirmPending(): void {
    this.#delayedTurnEnd.sendNow();
  }
  cancelPending(): void {
    this.#delayedTurnEnd.cancel();
    this.#cancelledPosition = this.#position;
  }

  /** The only legal action, if it may be sent automatically: not after taking back. */
  get forcedAction(): number | null {
    const { decision } = this;
    const isOnly = decision?.actions.length === 1 && decision.chosen === null && !this.animation && !this.busy;
    return isOnly && settings.all.forced && this.#cancelledPosition !== this.#position ? decision.actions[0]!.action : null;
  }

  async pick(actions: number[]): Promise<void> {
    this.skipAnimations();
    await this.sendCommand({ do: "pick", table: this.id, position: this.#position, actions });
  }

  /** Take back the last step, or ask the other people if their consent is known to be needed. With bots only, nobody is asked. */
  async takeBack(): Promise<void> {
    const position = this.#position;
    const ask = this.needsConsent || !this.#hasOtherPeople;
    if (!ask && (await this.checkConsent())) return;
    await this.sendCommand({ do: "take_back", table: this.id, position, ask });
  }
  /** Find out whether taking back now needs the consent of other people. */
  async checkConsent(): Promise<boolean> {
    const position = this.#position;
    if (!this.#hasOtherPeople) return false;
    const found = await connection.request({ do: "may_take_back", table: this.id, position }).catch(() => null);
    const isNeeded = found?.type === "take_back" && found.possible && found.consent;
    if (isNeeded) this.#consentPosition = position;
    return isNeeded;
  }
  get #hasOtherPeople(): boolean {
    return this.seats.some(({ kind }, seat) => kind === "person" && seat !== this.you);
  }
  /** Whether taking back needs the others' consent, as far as known. */
  get needsConsent(): boolean {
    return this.#consentPosition === this.#position;
  }

  get #position(): number {
    return this.message?.position ?? 0;
  }

  /** Requested once per position and action. */
  whyNot(action: number | string): Promise<string> {
    const key = `${this.#position} ${translator.language} ${action}`;
    const known = this.#reasons.get(key);
    if (known) return known;
    if (!key.startsWith(`${this.#reasonsPosition} `)) this.#reasons.clear();
    this.#reasonsPosition = this.#position;
    const reason = this.#reason(action);
    this.#reasons.set(key, reason);
    return reason;
  }

  async #reason(action: number | string): Promise<string> {
    try {
      const answer = await connection.request({ do: "why", table: this.id, position: this.#position, action });
      return answer.type === "reason" && answer.problem ? problemText(answer.problem, this.game) : "";
    } catch (error) {
      return error instanceof ApiError ? error.text : "";
    }
  }

  describeAsText(): Promise<string> {
    const query = new URLSearchParams({ language: translator.language, ...(this.invite ? { invite: this.invite } : {}) });
    return get<string>(`/api/tables/${this.id}/text?${query}`);
  }

  /** Request a hint, or hide the current one. */
  async askHint(): Promise<void> {
    if (this.hint) {
      this.#hint = null;
      return;
    }
    if (!this.canHint || !this.decision || this.isHintLoading) return;
    this.isHintLoading = true;
    try {
      this.#hint = await post<Hint>(`/api/tables/${this.id}/hint`, { position: this.message!.position });
    } catch (error) {
      toasts.showError(error);
    } finally {
      this.isHintLoading = false;
    }
  }
}

/** The entry without its text, if the operator removed it. */
function withoutRemovedText(entry: LogEntryView, newEntries: LogEntryView[]): LogEntryView {
  const removed = newEntries.some(({ kind, data }) => kind === "rewritten" && data.line === entry.seq);
  return removed ? { ...entry, data: { ...entry.data, text: "" } } : entry;
}
