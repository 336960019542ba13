/** The log as a story: one line for each turn and player, and what it is made of. */
import type { GameParts } from "../game_page/page_api.ts";
import type { Facts, Happening } from "../base/messages.ts";
import { translator, type TextPiece } from "../i18n/translator.svelte.ts";

/** Something that was told: by the game, or of the table itself. */
export type LogEntry = { key: string; game: string; message: string; data: Facts; event: Facts | null };
/** A turn of a player; or a sentence that stands for itself, and then `seat` is -1. */
export type LogLine = { key: string; seat: number; sentences: LogEntry[] };

/** Where several events are told as one: what is added up, and what is named once however often it was so. */
const SUMMED_FIELDS = ["count", "coins", "points"];
const LISTED_ONCE_FIELDS = ["category"];

/** These happenings as lines, the oldest first. */
export function logLines(game: string, log: Happening[], parts: GameParts | null | undefined): LogLine[] {
  const lines: LogLine[] = [];
  /** The turn that goes on, in a game that says when one begins. */
  let turn: LogLine | null = null;
  for (const happening of log) {
    const told = tableSentence(happening, parts, game);
    if (told) lines.push({ key: told.key, seat: -1, sentences: [told] });
    const own = new Map<number, LogLine>();
    happening.events.forEach((event, i) => {
      const kind = String(event.kind);
      const key = `${happening.seq}.${i}`;
      if (parts?.hiddenLogEvents?.includes(kind) || !translator.has(`${game}-log-${kind}`)) return;
      // Where something is lit on the table, the sentence need not say where it lies.
      const message = translator.has(`${game}-log-${kind}.lit`) ? `log-${kind}.lit` : `log-${kind}`;
      const sentence = { key, game, message, data: event, event };
      const isHeading = parts?.turnStartEvents?.includes(kind);
      const seat = typeof event.player === "number" ? event.player : happening.seat;
      if (isHeading && typeof event.player !== "number") {
        turn = null;
        lines.push({ key, seat: -1, sentences: [sentence] });
        return;
      }
      // A turn may have begun before anything told so: whoever goes on acting is still in it.
      const last = lines.at(-1);
      const goesOn = last?.seat === seat && happening.kind === "acted" ? last : undefined;
      let line = isHeading ? undefined : (turn ?? own.get(seat) ?? goesOn);
      if (!line) {
        line = { key, seat, sentences: [] };
        lines.push(line);
        own.set(seat, line);
        if (isHeading) turn = line;
      }
      line.sentences.push(sentence);
    });
  }
  return lines;
}

/** What was said is told elsewhere, and how devices take part in the draw is told by the check of it. */
const HIDDEN_ENTRIES = ["chatted", "called", "revealed"];

/** What happened at the table besides the game. */
function tableSentence(happening: Happening, parts: GameParts | null | undefined, game: string): LogEntry | null {
  const message = `log-${sentenceKind(happening)}`;
  if (HIDDEN_ENTRIES.includes(happening.kind) || parts?.hiddenLogEvents?.includes(happening.kind) || !translator.has(`server-${message}`)) return null;
  const data: Facts = { ...happening.data, player: happening.seat };
  if (typeof data.seat === "number") data.other = translator.seatName(data.seat);
  const bot = [`web-bot-${String(data.bot)}`, `${game}-bot-${String(data.bot)}`].find((one) => translator.has(one));
  if (bot) data.bot = translator.translate(bot);
  return { key: `${happening.seq}`, game: "server", message, data, event: null };
}

/** Some entries have a sentence for each case. */
function sentenceKind({ kind, data }: Happening): string {
  if (kind === "proposed") return `${kind}-${String(data.what)}`;
  if (kind === "answered" || kind === "let_in") return `${kind}-${data.yes ? "yes" : "no"}`;
  if (kind === "finished") return `${kind}-${String(data.reason)}`;
  return kind;
}

/** Events in a few words, `GAME-brief-KIND` for each kind; those of the others at the table come after them, with their names. */
export function summarizeTurn(game: string, events: Facts[], seat: number, parts: GameParts | null | undefined): TextPiece[] {
  const worth = (parts?.selectSummaryEvents?.(events) ?? events).filter((event) => translator.has(`${game}-brief-${String(event.kind)}`));
  const players = [...new Set([seat, ...worth.map((event) => (typeof event.player === "number" ? event.player : seat))])];
  const found = players.map((player) => {
    const theirs = mergeEvents(worth.filter((event) => (event.player ?? seat) === player)).map((event) => translator.formatPieces(game, `brief-${String(event.kind)}`, event));
    if (!theirs.length) return [];
    const who: TextPiece[] = player === seat ? [] : [{ text: translator.seatName(player), kind: "player", id: String(player), player }, { text: ": " }];
    return [...who, ...joinPieces(theirs)];
  });
  return joinPieces(found.filter((pieces) => pieces.length));
}

function joinPieces(parts: TextPiece[][]): TextPiece[] {
  return parts.flatMap((pieces, i) => (i ? [{ text: translator.translate("web-story-then") }, ...pieces] : pieces));
}

/** Events of the same kind as one: numbers are added up, things stand side by side. */
function mergeEvents(events: Facts[]): Facts[] {
  const found = new Map<string, Facts>();
  for (const event of events) {
    const others = Object.entries(event).filter(([key]) => key.endsWith("player"));
    const key = JSON.stringify([event.kind, others]);
    const before = found.get(key);
    found.set(key, before ? mergePair(before, event) : event);
  }
  return [...found.values()];
}

function mergePair(one: Facts, two: Facts): Facts {
  const sum: Facts = { ...one };
  for (const [key, value] of Object.entries(two)) {
    const before = one[key];
    if (typeof value === "number" && SUMMED_FIELDS.includes(key)) sum[key] = Number(before ?? 0) + value;
    else if (key !== "kind" && (typeof value === "string" || Array.isArray(value))) {
      const things = [before ?? [], value].flat();
      sum[key] = LISTED_ONCE_FIELDS.includes(key) ? [...new Set(things)] : things;
    }
  }
  return sum;
}
