/** Names of players and bots. */
import type { SeatInfo } from "../base/server_message_types.ts";
import { translator } from "./translator.svelte.ts";

/** Name of the person or bot on a seat, or the text for an open seat. */
export function seatName(seat: SeatInfo, game = ""): string {
  if (seat.kind === "person") return seat.name;
  return seat.bot ? translator.translate("word-bot", { name: botName(seat.bot, game) }) : translator.translate("web-seat-open");
}

/** Names of all seats; bots of the same name are numbered. */
export function seatNames(seats: SeatInfo[], game = ""): string[] {
  const names = seats.map((seat) => seatName(seat, game));
  return names.map((name, i) => {
    const nth = names.slice(0, i).filter((other) => other === name).length;
    return seats[i]!.kind === "bot" && names.indexOf(name) !== names.lastIndexOf(name) ? `${name} ${nth + 1}` : name;
  });
}

/** Suffix of bot names in records of tables. */
const BOT_SUFFIX = " (bot)";

/** A bot's id without parameters: `hard` for `hard:iterations=12`. */
const levelOf = (bot: string): string => bot.split(":")[0]!;

/** Seat occupant from a name in a record. Records of simulated games name levels, without a suffix. */
export function parsePlayerName(name: string): Pick<SeatInfo, "kind" | "name" | "bot"> {
  if (name.endsWith(BOT_SUFFIX)) return { kind: "bot", name: "", bot: name.slice(0, -BOT_SUFFIX.length) };
  return translator.has(`web-bot-${levelOf(name)}`) ? { kind: "bot", name: "", bot: name } : { kind: "person", name, bot: null };
}

/** Display name of a bot: its level, or the name that the game gives it. Parameters (`hard:iterations=12`) are not shown. */
export function botName(bot: string, game = ""): string {
  const level = levelOf(bot);
  const id = [`web-bot-${bot}`, `${game}-bot-${bot}`, `web-bot-${level}`, `${game}-bot-${level}`].find((one) => translator.has(one));
  return id ? translator.translate(id) : bot;
}

/** Description of a bot in a sentence; empty if there is none. */
export function botDescription(bot: string, game: string): string {
  const id = [`${game}-about-bot-${bot}`, `web-bot-${bot}.about`].find((one) => translator.has(one));
  return id ? translator.translate(id) : "";
}
