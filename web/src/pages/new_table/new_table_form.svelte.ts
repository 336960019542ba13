/** What is chosen for a new table: who sits where, the options of the game, and how the table is run. */
import { isOnDevice } from "../../base/urls.ts";
import type { BotInfo, CreateTable, Facts, GameInfo, Plain, SeatWish } from "../../base/messages.ts";
import { translate, translator } from "../../i18n/translator.svelte.ts";
import { retryWhileUnreachable } from "../../net/http_client.ts";
import { findGame } from "../../net/game_list.ts";
import { isRelevant, type OptionDescription } from "../../options/option_types.ts";
import { botLevels } from "../../session/create_table.ts";

/** What a seat is for, if not for the bot of that name. */
export const OPEN_SEAT = "";
export const MY_SEAT = "me";
export const SAME_DEVICE = "beside";
/** People: over a link or, where there is nobody else to reach, at the same device. */
export const FRIEND_SEAT = isOnDevice ? SAME_DEVICE : OPEN_SEAT;

export const CLOCK_PRESETS: Record<string, CreateTable["clock"]> = {
  none: { kind: "none" },
  minute: { kind: "move", seconds: 60 },
  bank: { kind: "bank", seconds: 900, increment: 10 },
  day: { kind: "move", seconds: 86400 },
  days: { kind: "move", seconds: 3 * 86400 },
  week: { kind: "move", seconds: 7 * 86400 },
};

export class NewTableForm {
  /** Null until it is loaded. */
  info = $state.raw<GameInfo | null>(null);
  /** Whether there is no such game. */
  missing = $state(false);
  /** Whether the link proposed options. */
  hasLinkOptions = $state(false);
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
  chosenHints = $state<boolean | null>(null);

  constructor(readonly game: string) {}

  #options = $derived((this.info?.options ?? []) as unknown as OptionDescription[]);
  /** Those options that make a difference as the others stand. */
  relevantOptions: OptionDescription[] = $derived(this.#options.filter((option) => isRelevant(option, this.#options, this.values)));
  levels: BotInfo[] = $derived(this.info ? botLevels(this.info) : []);
  /** Bots that are none of the levels. */
  others: BotInfo[] = $derived(this.info?.bots.filter((bot) => bot.level === null) ?? []);
  /** Whom all the other seats are for; null: not the same for all. */
  opponents: string | null = $derived.by(() => {
    const others = new Set(this.seats.filter((seat) => seat !== MY_SEAT));
    return others.size === 1 ? [...others][0]! : null;
  });
  hasFriends = $derived(this.seats.includes(OPEN_SEAT));
  // Where people meet, hints are for those who agree on them: such a game moves no rating.
  hints = $derived(this.chosenHints ?? !(this.hasFriends || this.seats.includes(SAME_DEVICE)));

  /** A link can propose options: ?kingdom=village,smithy or ?modules=classic */
  async load(query: URLSearchParams): Promise<void> {
    const found = await retryWhileUnreachable(() => findGame(this.game));
    if (!found) {
      this.missing = true;
      return;
    }
    await translator.loadCatalogues(this.game);
    const favourite = botLevels(found)[0]?.name ?? found.bots[0]?.name ?? "random";
    this.seats = [MY_SEAT, ...Array.from({ length: Math.max(found.min_players, 2) - 1 }, () => favourite)];
    this.values = Object.fromEntries(found.options.map((option) => [String(option.id), option.default ?? null]));
    for (const option of found.options as unknown as OptionDescription[]) {
      const asked = query.get(option.id);
      const value = asked === null ? null : parseLinkOption(option, asked);
      if (value === null) continue;
      this.values[option.id] = value;
      this.hasLinkOptions = true;
    }
    this.standIn = found.stand_in;
    this.info = found;
  }

  setOpponents(seat: string): void {
    this.seats = this.seats.map((old) => (old === MY_SEAT ? MY_SEAT : seat));
  }

  setCount(count: number): void {
    const filler = this.seats.find((seat) => seat !== MY_SEAT) ?? FRIEND_SEAT;
    this.seats = Array.from({ length: count }, (_, i) => this.seats[i] ?? filler);
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? translate("device-person", { number: seat + 1 });
  }

  /** What the server is asked for. */
  get request(): Omit<CreateTable, "part"> {
    const changed: Facts = {};
    for (const option of this.relevantOptions) {
      if (JSON.stringify(this.values[option.id]) !== JSON.stringify(option.default)) changed[option.id] = this.values[option.id] ?? null;
    }
    const seats = this.seats.map((seat, i): SeatWish => {
      if (seat === SAME_DEVICE) return { kind: "beside", name: this.nameOf(i).trim() };
      return seat === MY_SEAT ? { kind: "me" } : seat === OPEN_SEAT ? { kind: "open" } : { kind: "bot", bot: seat };
    });
    const { game, hasFriends, expiry, absence, aids, hints, shuffle, talk } = this;
    const run = { clock: CLOCK_PRESETS[this.clock]!, expiry, absence, stand_in: this.standIn, aids, hints, shuffle, talk };
    return { game, seats, options: changed, public: this.isPublic && hasFriends, ...run, start: !hasFriends };
  }
}

/** What a link asks for, if the option knows it. */
function parseLinkOption(option: OptionDescription, asked: string): Plain {
  if (option.type === "flag") return asked === "true";
  if (option.type === "number") return Number.isFinite(Number(asked)) ? Number(asked) : null;
  if (option.type === "choice") return option.values.includes(asked) ? asked : null;
  return asked in option.presets || asked === "random" ? asked : asked.split(",").filter((one) => option.values.includes(one));
}
