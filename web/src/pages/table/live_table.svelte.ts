/**
 * A table as the page knows it: what the server said last, and everything that has happened. It holds no rules: what can
 * be done is what the decision lists.
 */
import { get, post, ApiError, problemText } from "../../net/http_client.ts";
import type { RecentMoves, GameParts, PendingAction, ActiveAnimation, TableModel } from "../../game_page/page_api.ts";
import type { ActionInfo, Advice, DecisionInfo, Facts, Happening, Hint, Problem, Result, SeatInfo, ServerMessage, TableMessage } from "../../base/messages.ts";
import { stepsForEntry, movesSince, shownLog, activeAnimation } from "../../table_view/animation_steps.ts";
import { DelayedTurnEnd, TURN_END_DELAY_MS } from "./delayed_turn_end.svelte.ts";
import { seatNames } from "../../i18n/seat_names.ts";
import { toasts } from "../../ui/toasts.svelte.ts";
import { settings } from "../../settings/settings.svelte.ts";
import { dueCommand } from "../../session/seed_share.ts";
import { connection, type CommandReply, type Subscriber, type Command } from "../../net/live_connection.svelte.ts";
import { playSound } from "../../settings/sounds.ts";
import { AnimationQueue } from "../../table_view/animation_queue.ts";
import { translator } from "../../i18n/translator.svelte.ts";

/** What the server said, the entry of its log that is shown with it, and what it had said before. */
type ShownState = { message: TableMessage; happening: Happening | null; before: TableMessage };

/** After a while away, with more entries than this at once, one is told how things stand and no more. */
const MAX_ANIMATED_ENTRIES = 6;

export class LiveTable implements Subscriber, TableModel {
  /** What the server said last. */
  message = $state.raw<TableMessage | null>(null);
  /** Everything that has happened, shown already or not. */
  entries = $state.raw<Happening[]>([]);
  /** What is shown, which may be a few steps behind. */
  #shownState = $state.raw<ShownState | null>(null);
  animation = $state.raw<ActiveAnimation | null>(null);
  #queue = new AnimationQueue<ShownState>((state, now) => {
    this.#shownState = state;
    this.animation = now && activeAnimation(state.happening!, now);
    if (now?.step.sound) playSound(now.step.sound);
  });
  /** How the game shows what happens; until that is known, everything is shown at once. */
  parts = $state.raw<GameParts | null>(null);
  /** Why the table cannot be shown. */
  problem = $state.raw<Problem | null>(null);
  /** The server cannot store anything just now. */
  isStorageBlocked = $state(false);
  busy = $state(false);
  highlighted = $state.raw<Facts | null>(null);
  #hint = $state.raw<Hint | null>(null);
  /** What the coach was asked to show last. */
  advice = $state.raw<Advice | null>(null);
  /** Whether a bot is thinking about a hint. */
  isHintLoading = $state(false);
  /** What the reader has done last, and where, if it was one thing. */
  lastMove = $state.raw<{ position: number; action: number } | null>(null);
  /** Reasons that were asked for at a position. */
  #reasons = new Map<string, Promise<string>>();
  #reasonsPosition = -1;
  /** The position at which a step could only be taken back by asking. */
  #consentPosition = $state(-1);
  #unsubscribe: () => void = () => {};
  #delayedTurnEnd = new DelayedTurnEnd();
  /** The position to which the reader went back: nothing is done by itself there. */
  #cancelledPosition = $state(-1);

  constructor(
    readonly id: string,
    readonly invite: string | null = null,
  ) {}

  open(): void {
    const leave = connection.subscribe(this.id, this);
    const skip = (event: Event) => {
      // Whoever writes does not mean the table.
      if (!(event.target as Element).closest?.("input, textarea, select, dialog")) this.skipAnimations();
    };
    const off = new AbortController();
    addEventListener("click", skip, off);
    addEventListener("keydown", skip, off);
    // Whoever comes back to the page sees how things stand.
    document.addEventListener("visibilitychange", () => this.skipAnimations(), off);
    this.#unsubscribe = () => {
      leave();
      off.abort();
    };
  }

  /** Ask for the table again: what forbade to see it may be gone. */
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

  /** Show how things stand. */
  skipAnimations(): void {
    if (this.#queue.isPlaying) this.#queue.skip();
  }

  // -- what is there -----------------------------------------------------------------------------

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
    // What I have just done is still being shown, but it is no longer I who is asked.
    const isAnswered = shown.length === 1 && shown[0] === this.you && !this.decision;
    return isAnswered ? (this.message?.waiting_for ?? []) : shown;
  }
  get view(): Facts | null {
    return this.#shown?.view ?? null;
  }
  get currentView(): Facts | null {
    return this.message?.view ?? null;
  }
  /** Nobody who may act is made to wait: where the game's page can show both, the question is there before its state. */
  get decision(): DecisionInfo | null {
    if (this.pendingAction) return null;
    return (this.parts?.animationSteps ? this.message : this.#shown)?.decision ?? null;
  }
  /** The step with which the turn ends, while it can be taken back. */
  get pendingAction(): PendingAction | null {
    return this.#delayedTurnEnd.pending;
  }
  /** How it ended, once its last step has been shown. */
  get result(): Result | null {
    return this.animation ? null : (this.#shown?.result ?? null);
  }
  log = $derived.by((): Happening[] => shownLog(this.entries, this.#shownState?.happening?.seq ?? this.#shownState?.message.seq ?? 0, this.animation));
  recentMoves = $derived.by((): RecentMoves[] => movesSince(this.log, this.you));
  get aids(): boolean {
    return this.message?.table.aids ?? true;
  }

  describePlace(facts: Facts): string {
    return this.parts?.describePlace?.(facts, this) ?? "";
  }

  /** The hint that was asked for, as long as it speaks of what is asked now. */
  get hint(): Hint | null {
    return this.decision && this.#hint?.position === this.message?.position ? this.#hint : null;
  }
  /** What the coach was asked to show, as long as it speaks of what is asked now. */
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

  // -- hearing -----------------------------------------------------------------------------------

  subscribeCommand(): Command {
    return { do: "watch", table: this.id, since: this.entries.at(-1)?.seq ?? 0, invite: this.invite, changes: true };
  }

  unsubscribeCommand(): Command {
    return { do: "leave", table: this.id };
  }

  receive(message: ServerMessage): void {
    if (message.type === "table") {
      this.problem = null;
      // What comes along with a refusal says nothing new: that nothing can be stored stays said.
      if (message.seq !== this.message?.seq || message.answers.length) this.isStorageBlocked = false;
      const isOtherViewer = this.message !== null && this.message.you !== message.you;
      if (isOtherViewer) this.#reset();
      // The server's database may have lost what one has seen: then everything is told anew.
      if (message.seq < (this.entries.at(-1)?.seq ?? 0)) this.entries = [];
      const first = this.entries[0]?.seq ?? 0;
      const last = this.entries.at(-1)?.seq ?? 0;
      const newEntries = message.happened.filter((happening) => happening.seq > last);
      const older = message.happened.filter((happening) => happening.seq < first);
      if (newEntries.length || older.length) this.entries = [...older, ...this.entries.map((one) => withoutRemovedText(one, newEntries)), ...newEntries];
      const before = isOtherViewer ? message : (this.message ?? message);
      this.message = message;
      // What came before is told to other eyes in other words.
      if (isOtherViewer) connection.request({ ...this.subscribeCommand(), since: 0 } as Command).catch(() => {});
      if (message.position !== before.position) {
        this.#delayedTurnEnd.cancel();
        if (newEntries.some(({ kind }) => kind === "took_back")) this.#cancelledPosition = message.position;
      }
      translator.seatNames = seatNames(message.seats, message.table.game);
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

  /** Somebody else looks at this device from now on: nothing of what was shown before is theirs. */
  #reset(): void {
    this.#queue.skip();
    this.#delayedTurnEnd.cancel();
    this.entries = [];
    this.#shownState = this.animation = this.highlighted = this.#hint = this.advice = this.lastMove = null;
    this.#reasons.clear();
    this.#consentPosition = -1;
  }

  /** Show what is new, one step after the other; what came before one did, or was taken back, has no steps. */
  #enqueue(message: TableMessage, newEntries: Happening[], before: TableMessage): void {
    const isAnimated = before !== message && before.view && before.seq <= message.seq && newEntries.length <= MAX_ANIMATED_ENTRIES && !newEntries.some(({ kind }) => kind === "took_back");
    if (isAnimated) {
      for (const happening of newEntries) {
        const steps = stepsForEntry(this.parts, happening, message.view);
        if (steps.length) this.#queue.add({ message, happening, before }, steps);
      }
    }
    this.#queue.add({ message, happening: null, before }, []);
    if (!isAnimated) this.#queue.skip();
  }

  /** What this device adds to the draw it says by itself. What is refused was overtaken: the next message says how. */
  #sendSeedShare(message: TableMessage): void {
    const order = dueCommand(message);
    if (order) connection.request(order).catch(() => {});
  }

  // -- doing -------------------------------------------------------------------------------------

  /** Carry out a command at this table; what is refused is told, and null comes back. */
  async sendCommand(order: Command): Promise<CommandReply | null> {
    this.busy = true;
    try {
      return await connection.request(order);
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

  /** The only answer there is, if it can be given without asking: not where the reader has just taken something back. */
  get forcedAction(): number | null {
    const { decision } = this;
    const isOnly = decision?.actions.length === 1 && decision.chosen === null && !this.animation && !this.busy;
    return isOnly && settings.all.forced && this.#cancelledPosition !== this.#position ? decision.actions[0]!.action : null;
  }

  async pick(actions: number[]): Promise<void> {
    this.skipAnimations();
    await this.sendCommand({ do: "pick", table: this.id, position: this.#position, actions });
  }

  /** Undo the last step. Where it takes the others' consent, the first time only says so; asked again, they are asked. */
  async takeBack(): Promise<void> {
    const position = this.#position;
    const ask = this.needsConsent;
    const found = ask ? null : await this.sendCommand({ do: "may_take_back", table: this.id, position });
    if (found?.type === "take_back" && found.possible && found.consent) this.#consentPosition = position;
    else if (ask || found) await this.sendCommand({ do: "take_back", table: this.id, position, ask });
  }
  /** Whether a step can only be taken back if the others agree, as far as that is known. */
  get needsConsent(): boolean {
    return this.#consentPosition === this.#position;
  }

  get #position(): number {
    return this.message?.position ?? 0;
  }

  /** Asked once for each position: pointing at a thing again and again asks nothing new. */
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

  /** Ask what a bot would do; asked again, the answer goes away. */
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

/** What was said, unless whoever runs the server has taken it out of the log. */
function withoutRemovedText(happening: Happening, newEntries: Happening[]): Happening {
  const removed = newEntries.some(({ kind, data }) => kind === "rewritten" && data.line === happening.seq);
  return removed ? { ...happening, data: { ...happening.data, text: "" } } : happening;
}
