/** Form data of a new table: seats, game options and table settings. */
import { isOnDevice } from "../../base/urls.ts";
import type { BotInfo, CreateTable, Facts, GameInfo, Plain, SeatRequest } from "../../base/server_message_types.ts";
import { translateName, translator } from "../../i18n/translator.svelte.ts";
import { retryWhileUnreachable } from "../../net/http_client.ts";
import { findGame } from "../../net/game_list.ts";
import { isRelevant, type OptionDescription } from "../../options/option_types.ts";
import { CLOCK_PRESETS } from "../../session/clock_presets.ts";
import { botLevels } from "../../session/create_table.ts";

/** Values of a seat that is not a bot. */
export const OPEN_SEAT = "";
export const MY_SEAT = "me";
export const SAME_DEVICE = "beside";
/** People join by link, or play on the same device. */
const FRIEND_SEAT = isOnDevice ? SAME_DEVICE : OPEN_SEAT;

export class NewTableForm {
  /** Null until loaded. */
  info = $state.raw<GameInfo | null>(null);
  /** Whether the game does not exist. */
  missing = $state(false);
  /** Whether the link sets options. */
  hasLinkOptions = $state(false);
  seats = $state<string[]>([]);
  /** Names of the people on the same device, by seat. */
  names = $state<string[]>([]);
  values = $state<Record<string, Plain>>({});
  isPublic = $state(false);
  clock = $state("none");
  expiry = $state<"bot" | "loss">("bot");
  /** In seconds; null for the default. */
  absence = $state<number | null>(null);
  /** Bot that replaces absent players. */
  standIn = $state("");
  aids = $state(true);
  shuffle = $state(false);
  talk = $state(false);
  /** The user's choice; null for the default. */
  chosenHints = $state<boolean | null>(null);

  constructor(readonly game: string) {}

  #options = $derived((this.info?.options ?? []) as unknown as OptionDescription[]);
  /** Options that are relevant with the current values. */
  relevantOptions: OptionDescription[] = $derived(this.#options.filter((option) => isRelevant(option, this.#options, this.values)));
  levels: BotInfo[] = $derived(this.info ? botLevels(this.info) : []);
  /** Bots that are no level. */
  others: BotInfo[] = $derived(this.info?.bots.filter((bot) => bot.level === null) ?? []);
  /** Common value of all other seats; null if they differ. */
  opponents: string | null = $derived.by(() => {
    const others = new Set(this.seats.filter((seat) => seat !== MY_SEAT));
    return others.size === 1 ? [...others][0]! : null;
  });
  hasFriends = $derived(this.seats.includes(OPEN_SEAT));
  hasSameDevice = $derived(this.seats.includes(SAME_DEVICE));
  /** A server does not know who holds a shared device when it computes hints. */
  canHaveHints = $derived(isOnDevice || !this.hasSameDevice);
  // With other people hints are off by default, because they make the game unrated.
  hints = $derived(this.canHaveHints && (this.chosenHints ?? !(this.hasFriends || this.hasSameDevice)));

  /** Load the game. The link can set options: ?kingdom=village,smithy or ?modules=classic */
  async load(query: URLSearchParams): Promise<void> {
    const found = await retryWhileUnreachable(() => findGame(this.game));
    if (!found) {
      this.missing = true;
      return;
    }
    await translator.loadCatalogues(this.game);
    const favourite = botLevels(found)[0]?.name ?? found.bots[0]?.name ?? "random";
    const other = query.get("opponents") === SAME_DEVICE ? SAME_DEVICE : favourite;
    this.seats = [MY_SEAT, ...Array.from({ length: Math.max(found.min_players, 2) - 1 }, () => other)];
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
    return this.names[seat] ?? translateName("device-person", String(seat + 1));
  }

  /** Request for the server. */
  get request(): Omit<CreateTable, "part"> {
    const changed: Facts = {};
    for (const option of this.relevantOptions) {
      if (JSON.stringify(this.values[option.id]) !== JSON.stringify(option.default)) changed[option.id] = this.values[option.id] ?? null;
    }
    const seats = this.seats.map((seat, i): SeatRequest => {
      if (seat === SAME_DEVICE) return { kind: "beside", name: this.nameOf(i).trim() };
      return seat === MY_SEAT ? { kind: "me" } : seat === OPEN_SEAT ? { kind: "open" } : { kind: "bot", bot: seat };
    });
    const { game, hasFriends, expiry, absence, aids, hints, shuffle, talk } = this;
    const run = { clock: CLOCK_PRESETS[this.clock]!, expiry, absence, stand_in: this.standIn, aids, hints, shuffle, talk };
    return { game, seats, options: changed, public: this.isPublic && hasFriends, ...run, start: !hasFriends };
  }
}

/** Value of an option in a link; null if it is invalid. */
function parseLinkOption(option: OptionDescription, asked: string): Plain {
  if (option.type === "flag") return asked === "true";
  if (option.type === "number") return Number.isFinite(Number(asked)) ? Number(asked) : null;
  if (option.type === "choice") return option.values.includes(asked) ? asked : null;
  return asked in option.presets || asked === "random" ? asked : asked.split(",").filter((one) => option.values.includes(one));
}
