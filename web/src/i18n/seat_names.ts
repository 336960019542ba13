/** What those at a table are called, and what kind of opponents bots are. */
import type { SeatInfo } from "../base/messages.ts";
import { translator } from "./translator.svelte.ts";

/** The name of who sits there, or of the bot; empty for an open seat. */
export function seatName(seat: SeatInfo, game = ""): string {
  if (seat.kind === "person") return seat.name;
  return seat.bot ? translator.translate("word-bot", { name: botName(seat.bot, game) }) : translator.translate("web-seat-open");
}

/** The names of all seats; bots of the same name are told apart by a number. */
export function seatNames(seats: SeatInfo[], game = ""): string[] {
  const names = seats.map((seat) => seatName(seat, game));
  return names.map((name, i) => {
    const nth = names.slice(0, i).filter((other) => other === name).length;
    return seats[i]!.kind === "bot" && names.indexOf(name) !== names.lastIndexOf(name) ? `${name} ${nth + 1}` : name;
  });
}

/** What records write behind the name of a bot. */
const BOT_SUFFIX = " (bot)";

/** Who a name in a record belongs to. */
export function parsePlayerName(name: string): Pick<SeatInfo, "kind" | "name" | "bot"> {
  const isBot = name.endsWith(BOT_SUFFIX);
  return { kind: isBot ? "bot" : "person", name: isBot ? "" : name, bot: isBot ? name.slice(0, -BOT_SUFFIX.length) : null };
}

/** A bot's name for people: its level in words, if it is one of the levels, or what its game calls it. */
export function botName(bot: string, game = ""): string {
  const id = [`web-bot-${bot}`, `${game}-bot-${bot}`].find((one) => translator.has(one));
  return id ? translator.translate(id) : bot;
}

/** What kind of opponent a bot is, in a sentence; empty if nobody has said it. */
export function botDescription(bot: string, game: string): string {
  const id = [`${game}-about-bot-${bot}`, `web-about-bot-${bot}`].find((one) => translator.has(one));
  return id ? translator.translate(id) : "";
}
