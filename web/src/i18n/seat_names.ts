/** Names of players and bots. */
import type { SeatInfo } from "../base/server_message_types.ts";
import { translator } from "./translator.svelte.ts";

/** Names of the people and bots at a table, and the text for open seats. No bot has the name of a person. */
export function seatNames(seats: Pick<SeatInfo, "kind" | "name">[]): string[] {
  const people = new Set(seats.map((seat) => seat.name));
  const bots = translator
    .translate("word-bot-names")
    .split(", ")
    .filter((name) => !people.has(name));
  return seats.map((seat) => {
    if (seat.kind === "person") return seat.name;
    return seat.kind === "bot" ? bots.shift()! : translator.translate("web-seat-open");
  });
}

/** Suffix of bot names in records of tables. */
const BOT_SUFFIX = " (bot)";

/** A bot's id without parameters and version: `hard` for `hard:iterations=12` and `hard@0.1`. */
const levelOf = (bot: string): string => bot.split(/[:@]/)[0]!;

/** Seat occupant from a name in a record. Records of simulated games name levels, without a suffix. */
export function parsePlayerName(name: string): Pick<SeatInfo, "kind" | "name" | "bot"> {
  if (name.endsWith(BOT_SUFFIX)) return { kind: "bot", name: "", bot: name.slice(0, -BOT_SUFFIX.length) };
  return translator.has(`web-bot-${levelOf(name)}`) ? { kind: "bot", name: "", bot: name } : { kind: "person", name, bot: null };
}

/** Display name of a bot: its level, or the name that the game gives it. Parameters (`hard:iterations=12`) are not shown, versions (`expert@0.1`) are. */
export function botName(bot: string, game = ""): string {
  const level = levelOf(bot);
  const id = [`web-bot-${bot}`, `${game}-bot-${bot}`, `web-bot-${level}`, `${game}-bot-${level}`].find((one) => translator.has(one));
  const version = /@([\w.]+)/.exec(bot)?.[1];
  return id ? translator.translate(id) + (version ? ` ${version}` : "") : bot;
}

/** Description of a bot in a sentence; empty if there is none. `seconds` is its maximum thinking time for a decision. */
export function botDescription(bot: string, game: string, seconds: number): string {
  const id = [`${game}-about-bot-${bot}`, `web-bot-${bot}.about`].find((one) => translator.has(one));
  return id ? translator.translate(id, { seconds: Math.round(seconds) }) : "";
}
