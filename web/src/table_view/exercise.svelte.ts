/**
 * A position that one can act in where no table is: in a lesson, in a puzzle. Whoever poses it is asked what an answer leads
 * to, and shows what came of it: the steps, as at a table, and then the position in which it goes on.
 */
import type { Deeds, GameParts, Moment, Sight } from "../game_page/page_api.ts";
import { problemText } from "../net/http_client.ts";
import type { DecisionInfo, Facts, Happening, Objection, Posed, SeatInfo } from "../base/messages.ts";
import { stepsForEntry, movesSince, shownLog, activeAnimation } from "./animation_steps.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import { unnamedSeats } from "./unnamed_seats.ts";
import { playSound } from "../settings/sounds.ts";
import { AnimationQueue } from "./animation_queue.ts";

/** What is shown: a position, the entry that led there, and the position before. */
type Picture = { posed: Posed; happening: Happening | null; before: Posed };

/** Told what the reader does; `picks`: several things that answer one question, which is ended with them. */
export type OnAnswer = (actions: number[], picks: boolean) => Promise<void>;
/** Asked what forbids to do something. */
export type OnWhy = (action: number | string) => Promise<Objection>;

export class Exercise implements Sight {
  posed = $state.raw<Posed | null>(null);
  /** How the game shows what happens; until that is known, everything is shown at once. */
  parts = $state.raw<GameParts | null>(null);
  busy = $state(false);
  pointed = $state.raw<Facts | null>(null);
  moment = $state.raw<Moment | null>(null);
  #heard = $state.raw<Happening[]>([]);
  #picture = $state.raw<Picture | null>(null);
  #steps = new AnimationQueue<Picture>((picture, now) => {
    this.#picture = picture;
    this.moment = now && activeAnimation(picture.happening!, now);
    if (now?.beat.sound) playSound(now.beat.sound);
  });

  constructor(
    readonly game: string,
    readonly onAnswer: OnAnswer,
    readonly onWhy: OnWhy,
  ) {}

  /** Show a position: with what has happened since the last one; `fresh`, as one that has nothing to do with it. */
  show(posed: Posed, fresh = false): void {
    const before = fresh ? posed : (this.posed ?? posed);
    const last = fresh ? 0 : (this.#heard.at(-1)?.seq ?? 0);
    const news = posed.happened.map((happening, i) => ({ ...happening, seq: last + i + 1 }));
    this.#heard = fresh ? news : [...this.#heard, ...news];
    this.posed = posed;
    for (const happening of news) {
      const beats = before === posed ? [] : stepsForEntry(this.parts, happening, posed.view);
      if (beats.length) this.#steps.add({ posed, happening, before }, beats);
    }
    this.#steps.add({ posed, happening: null, before }, []);
    if (before === posed) this.#steps.skip();
  }

  /** Show how things stand. */
  skip(): void {
    if (this.#steps.isPlaying) this.#steps.skip();
  }

  // -- as a table ----------------------------------------------------------------------------------

  get #shown(): Posed | null {
    return (this.moment?.before ? this.#picture?.before : this.#picture?.posed) ?? null;
  }
  get you(): number {
    return this.posed?.you ?? -1;
  }
  get seats(): SeatInfo[] {
    return unnamedSeats(this.posed?.players ?? 0, this.waitingFor);
  }
  get waitingFor(): number[] {
    return this.#shown?.waiting_for ?? [];
  }
  get view(): Facts | null {
    return this.#shown?.view ?? null;
  }
  get now(): Facts | null {
    return this.posed?.view ?? null;
  }
  get decision(): DecisionInfo | null {
    return (this.parts?.steps ? this.posed : this.#shown)?.decision ?? null;
  }
  readonly aids = true;
  log = $derived.by((): Happening[] => shownLog(this.#heard, this.#picture?.happening?.seq ?? Infinity, this.moment));
  since = $derived.by((): Deeds[] => movesSince(this.log, this.you));
  where(facts: Facts): string {
    return this.parts?.where?.(facts, this) ?? "";
  }

  act(...actions: number[]): Promise<void> {
    return this.#answer(actions, false);
  }
  pick(actions: number[]): Promise<void> {
    return this.#answer(actions, true);
  }
  async #answer(actions: number[], picks: boolean): Promise<void> {
    this.skip();
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
  async why(action: number | string): Promise<string> {
    if (!this.decision) return "";
    const { problem } = await this.onWhy(action).catch((): Objection => ({ problem: null }));
    return problem ? problemText(problem, this.game) : "";
  }
  async inWords(): Promise<string> {
    return "";
  }
}
