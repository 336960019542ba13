/**
 * A table as the page knows it: what the server said last, and everything that has happened. It holds no rules: what can
 * be done is what the decision lists.
 */
import { get, post, Refusal, sentenceOf } from "./api.ts";
import type { Sight } from "./door.ts";
import type {
  ActionInfo,
  DecisionInfo,
  Done,
  Facts,
  Happening,
  Hint,
  Problem,
  ReasonMessage,
  SeatInfo,
  ServerMessage,
  TableMessage,
} from "./messages.ts";
import { notices } from "./notices.svelte.ts";
import { connection, type Listener, type Order } from "./socket.svelte.ts";
import { words } from "./words.svelte.ts";

type Waiter = { check: () => boolean; resolve: (came: boolean) => void };

export class LiveTable implements Listener, Sight {
  message = $state.raw<TableMessage | null>(null);
  log = $state.raw<Happening[]>([]);
  /** Why the table cannot be shown. */
  problem = $state.raw<Problem | null>(null);
  /** The server cannot store anything just now. */
  waits = $state(false);
  busy = $state(false);
  pointed = $state.raw<Facts | null>(null);
  #hint = $state.raw<Hint | null>(null);
  /** Whether a bot is thinking about a hint. */
  hinting = $state(false);
  #leave: () => void = () => {};
  #waiters: Waiter[] = [];

  constructor(
    readonly id: string,
    readonly invite: string | null = null,
  ) {}

  open(): void {
    this.#leave = connection.listen(this.id, this);
  }

  close(): void {
    this.#leave();
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
  get waitingFor(): number[] {
    return this.message?.waiting_for ?? [];
  }
  get view(): Facts | null {
    return this.message?.view ?? null;
  }
  get decision(): DecisionInfo | null {
    return this.message?.decision ?? null;
  }
  get aids(): boolean {
    return this.message?.table.aids ?? true;
  }

  /** The hint that was asked for, as long as it speaks of what is asked now. */
  get hint(): Hint | null {
    return this.decision && this.#hint?.position === this.message?.position ? this.#hint : null;
  }
  get hinted(): number | null {
    return this.hint?.lines[0]?.action ?? null;
  }
  get mayHint(): boolean {
    return !!this.message?.table.hints && this.you >= 0 && !this.message.result;
  }

  // -- hearing -----------------------------------------------------------------------------------

  greeting(): Order {
    return { do: "watch", table: this.id, since: this.log.at(-1)?.seq ?? 0, invite: this.invite };
  }

  hear(message: ServerMessage): void {
    if (message.type === "table") {
      this.problem = null;
      this.waits = false;
      const last = this.log.at(-1)?.seq ?? 0;
      const news = message.happened.filter((happening) => happening.seq > last);
      if (news.length) this.log = [...this.log, ...news];
      this.message = message;
      words.seats = seatNames(message.seats);
      const still: Waiter[] = [];
      for (const waiter of this.#waiters) {
        if (waiter.check()) waiter.resolve(true);
        else still.push(waiter);
      }
      this.#waiters = still;
    } else if (message.type === "presence" && this.message) {
      const seats = this.message.seats.map((seat, i) => ({ ...seat, connected: message.connected[i] ?? false }));
      this.message = { ...this.message, seats };
    } else if (message.type === "waiting") {
      this.waits = message.waits;
    } else if (message.type === "refused" && !this.message) {
      this.problem = message.problem;
    }
  }

  // -- doing -------------------------------------------------------------------------------------

  /** Carry out a command at this table; what is refused is told, and false comes back. */
  async do(order: Order): Promise<Done | ReasonMessage | null> {
    this.busy = true;
    try {
      return await connection.ask(order);
    } catch (error) {
      notices.complain(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  async act(...actions: number[]): Promise<void> {
    const position = this.message?.position ?? 0;
    const done = await this.do({ do: "act", table: this.id, position, actions });
    if (done?.type === "done") await this.#reached(done.seq);
  }

  async pick(actions: number[]): Promise<void> {
    const first = this.decision;
    if (!first) return;
    for (let i = 0; i < actions.length; i++) {
      const now: DecisionInfo | null = this.decision;
      // The rules carry out by themselves what leaves no choice; then the rest of the picks is done already.
      if (!now || now.kind !== first.kind || now.source !== first.source || now.most !== first.most - i) return;
      if (!now.actions.some((info) => info.action === actions[i])) return;
      const before = this.message?.position;
      await this.act(actions[i]!);
      if (this.message?.position === before) return; // refused
    }
    const now = this.decision;
    const isSame = now?.kind === first.kind && now.source === first.source && now.most === first.most - actions.length;
    const done = now?.actions.find((info) => info.meaning.do === "done");
    if (isSame && done) await this.act(done.action);
  }

  async why(action: number | string): Promise<string> {
    const position = this.message?.position ?? 0;
    try {
      const answer = await connection.ask({ do: "why", table: this.id, position, action });
      if (answer.type !== "reason" || !answer.problem) return "";
      const reason = named(this.game, sentenceOf(answer.problem));
      // The rules give their reasons in English only.
      return words.language === "en" || reason !== answer.problem.text ? reason : words.say("web-cannot", { reason });
    } catch (error) {
      return error instanceof Refusal ? error.sentence : "";
    }
  }

  inWords(): Promise<string> {
    const query = new URLSearchParams({ language: words.language, ...(this.invite ? { invite: this.invite } : {}) });
    return get<string>(`/api/tables/${this.id}/text?${query}`);
  }

  /** Ask what a bot would do; asked again, the answer goes away. */
  async askHint(): Promise<void> {
    if (this.hint) {
      this.#hint = null;
      return;
    }
    if (!this.mayHint || !this.decision || this.hinting) return;
    this.hinting = true;
    try {
      this.#hint = await post<Hint>(`/api/tables/${this.id}/hint`, { position: this.message!.position });
    } catch (error) {
      notices.complain(error);
    } finally {
      this.hinting = false;
    }
  }

  /** Wait until the table has been heard of up to this entry (two seconds at most). */
  #reached(seq: number): Promise<boolean> {
    if ((this.message?.seq ?? 0) >= seq) return Promise.resolve(true);
    return new Promise((resolve) => {
      const waiter = { check: () => (this.message?.seq ?? 0) >= seq, resolve };
      this.#waiters.push(waiter);
      setTimeout(() => {
        this.#waiters = this.#waiters.filter((other) => other !== waiter);
        resolve(false);
      }, 2000);
    });
  }
}

/** The name of who sits there, or of the bot; empty for an open seat. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "person") return seat.name;
  return seat.bot ? words.say("word-bot", { name: botName(seat.bot) }) : words.say("web-seat-open");
}

/** The names of all seats; bots of the same name are told apart by a number. */
export function seatNames(seats: SeatInfo[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, i) => {
    const nth = names.slice(0, i).filter((other) => other === name).length;
    return seats[i]!.kind === "bot" && names.indexOf(name) !== names.lastIndexOf(name) ? `${name} ${nth + 1}` : name;
  });
}

/** A bot's name for people: its level in words, if it is one of the levels. */
export function botName(bot: string): string {
  const id = `web-bot-${bot}`;
  return words.has(id) ? words.say(id) : bot;
}

/** A reason that the rules give, with cards called by their names instead of their ids. */
function named(game: string, reason: string): string {
  return reason.replace(/[a-z][a-z_-]*[a-z]/g, (word) => {
    const id = `${game}-card-${word}`;
    return words.has(id) ? words.say(id) : word;
  });
}
