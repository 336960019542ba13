/** What is chosen for a new table: who sits where, the options of the game, and how the table is run. */
import { isOnDevice } from "../../base/urls.ts";
import type { BotInfo, CreateTable, Facts, GameInfo, Plain, SeatWish } from "../../base/messages.ts";
import { translate, translator } from "../../i18n/translator.svelte.ts";
import { retryWhileUnreachable } from "../../net/http_client.ts";
import { findGame } from "../../net/game_list.ts";
import { isRelevant, type OptionDescription } from "../../options/option_types.ts";
import { botLevels } from "../../session/create_table.ts";

/** What a seat is for, if not for the bot of that name. */
export const OPEN = "";
export const ME = "me";
export const BESIDE = "beside";
/** People: over a link or, where there is nobody else to reach, at the same device. */
export const FRIEND = isOnDevice ? BESIDE : OPEN;

export const CLOCKS: Record<string, CreateTable["clock"]> = {
  none: { kind: "none" },
  minute: { kind: "move", seconds: 60 },
  bank: { kind: "bank", seconds: 900, increment: 10 },
  day: { kind: "move", seconds: 86400 },
  days: { kind: "move", seconds: 3 * 86400 },
  week: { kind: "move", seconds: 7 * 86400 },
};

export class TableForm {
  /** Null until it is loaded. */
  info = $state.raw<GameInfo | null>(null);
  /** Whether there is no such game. */
  missing = $state(false);
  /** Whether the link proposed options. */
  isProposed = $state(false);
  seats = $state<string[]>([]);
  /** Of those who sit at the same device, by seat. */
  names = $state<string[]>([]);
  values = $state<Record<string, Plain>>({});
  isPublic = $state(false);
  clock = $state("none");
  expiry = $state<"bot" | "loss">("bot");
  /** In seconds; null: as it is usual. */
  absence = $state<number | null>(null);
  /** The bot that plays for people. */
  standIn = $state("");
  aids = $state(true);
  shuffle = $state(false);
  talk = $state(false);
  /** As the reader wishes; null: as it is usual. */
  wishedHints = $state<boolean | null>(null);

  constructor(readonly game: string) {}

  #options = $derived((this.info?.options ?? []) as unknown as OptionDescription[]);
  /** Those options that make a difference as the others stand. */
  applying: OptionDescription[] = $derived(this.#options.filter((option) => isRelevant(option, this.#options, this.values)));
  levels: BotInfo[] = $derived(this.info ? botLevels(this.info) : []);
  /** Bots that are none of the levels. */
  others: BotInfo[] = $derived(this.info?.bots.filter((bot) => bot.level === null) ?? []);
  /** Whom all the other seats are for; null: not the same for all. */
  opponents: string | null = $derived.by(() => {
    const others = new Set(this.seats.filter((seat) => seat !== ME));
    return others.size === 1 ? [...others][0]! : null;
  });
  hasFriends = $derived(this.seats.includes(OPEN));
  // Where people meet, hints are for those who agree on them: such a game moves no rating.
  hints = $derived(this.wishedHints ?? !(this.hasFriends || this.seats.includes(BESIDE)));

  /** A link can propose options: ?kingdom=village,smithy or ?modules=classic */
  async load(query: URLSearchParams): Promise<void> {
    const found = await retryWhileUnreachable(() => findGame(this.game));
    if (!found) {
      this.missing = true;
      return;
    }
    await translator.loadCatalogues(this.game);
    const favourite = botLevels(found)[0]?.name ?? found.bots[0]?.name ?? "random";
    this.seats = [ME, ...Array.from({ length: Math.max(found.min_players, 2) - 1 }, () => favourite)];
    this.values = Object.fromEntries(found.options.map((option) => [String(option.id), option.default ?? null]));
    for (const option of found.options as unknown as OptionDescription[]) {
      const asked = query.get(option.id);
      const value = asked === null ? null : fromLink(option, asked);
      if (value === null) continue;
      this.values[option.id] = value;
      this.isProposed = true;
    }
    this.standIn = found.stand_in;
    this.info = found;
  }

  setOpponents(seat: string): void {
    this.seats = this.seats.map((old) => (old === ME ? ME : seat));
  }

  setCount(count: number): void {
    const filler = this.seats.find((seat) => seat !== ME) ?? FRIEND;
    this.seats = Array.from({ length: count }, (_, i) => this.seats[i] ?? filler);
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? translate("device-person", { number: seat + 1 });
  }

  /** What the server is asked for. */
  get wish(): Omit<CreateTable, "part"> {
    const changed: Facts = {};
    for (const option of this.applying) {
      if (JSON.stringify(this.values[option.id]) !== JSON.stringify(option.default)) changed[option.id] = this.values[option.id] ?? null;
    }
    const seats = this.seats.map((seat, i): SeatWish => {
      if (seat === BESIDE) return { kind: "beside", name: this.nameOf(i).trim() };
      return seat === ME ? { kind: "me" } : seat === OPEN ? { kind: "open" } : { kind: "bot", bot: seat };
    });
    const { game, hasFriends, expiry, absence, aids, hints, shuffle, talk } = this;
    const run = { clock: CLOCKS[this.clock]!, expiry, absence, stand_in: this.standIn, aids, hints, shuffle, talk };
    return { game, seats, options: changed, public: this.isPublic && hasFriends, ...run, start: !hasFriends };
  }
}

/** What a link asks for, if the option knows it. */
function fromLink(option: OptionDescription, asked: string): Plain {
  if (option.type === "flag") return asked === "true";
  if (option.type === "number") return Number.isFinite(Number(asked)) ? Number(asked) : null;
  if (option.type === "choice") return option.values.includes(asked) ? asked : null;
  return asked in option.presets || asked === "random" ? asked : asked.split(",").filter((one) => option.values.includes(one));
}
