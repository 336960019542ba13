/** Log lines: one per turn and player, with their sentences and summary. */
import type { GameParts } from "../game_page/page_api.ts";
import type { Facts, LogEntryView } from "../base/server_message_types.ts";
import { botName } from "../i18n/seat_names.ts";
import { undoneEntries } from "./log_playback_state.ts";
import { translator, type TextPiece } from "../i18n/translator.svelte.ts";

/** Sentence of the log, from the game or the table. */
export type LogSentence = { key: string; game: string; message: string; data: Facts; event: Facts | null };
/** A turn of a player; `seat` is -1 for sentences outside turns. `undone`: the events that the line takes back. `heading`: of a block. */
export type LogLine = { key: string; seat: number; sentences: LogSentence[]; undone?: Facts[]; heading?: string };

/** When merging events: fields that are summed, and fields whose values are listed once. */
const SUMMED_FIELDS = ["count", "coins", "points"];
const LISTED_ONCE_FIELDS = ["category"];

/** Log entries as lines, oldest first. */
export function logLines(game: string, log: LogEntryView[], parts: GameParts | null | undefined): LogLine[] {
  const lines: LogLine[] = [];
  /** The current turn, in games with turn start events. */
  let turn: LogLine | null = null;
  const undone = undoneEntries(log);
  const played = log.filter(({ seq }) => !undone.has(seq)).flatMap(({ events }) => events);
  const logged = new Set(parts?.selectLogEvents?.(played) ?? played);
  for (const entry of log) {
    const told = tableSentence(entry, parts, game);
    if (told) lines.push({ key: told.key, seat: -1, sentences: [told], undone: entry.kind === "took_back" ? eventsNamedIn(entry, log) : [] });
    const own = new Map<number, LogLine>();
    entry.events.forEach((event, i) => {
      const kind = String(event.kind);
      const key = `${entry.seq}.${i}`;
      if (!logged.has(event) || parts?.hiddenLogEvents?.includes(kind) || !translator.has(`${game}-log-${kind}`)) return;
      // The highlighted place need not be described.
      const message = translator.has(`${game}-log-${kind}.lit`) ? `log-${kind}.lit` : `log-${kind}`;
      const sentence = { key, game, message, data: event, event };
      const isHeading = parts?.turnStartEvents?.includes(kind);
      const seat = typeof event.player === "number" ? event.player : entry.seat;
      if (isHeading && typeof event.player !== "number") {
        turn = null;
        lines.push({ key, seat: -1, sentences: [sentence] });
        return;
      }
      if (parts?.separateLogEvents?.includes(kind)) {
        const block = lines.at(-1);
        if (block?.seat === -1 && block.sentences[0]!.data.kind === kind) block.sentences.push(sentence);
        else lines.push({ key, seat: -1, sentences: [sentence] });
        return;
      }
      const heading = parts?.logBlock?.(event) ?? "";
      if (heading) {
        const block = lines.at(-1);
        if (block?.heading === heading) block.sentences.push(sentence);
        else lines.push({ key, seat: -1, heading, sentences: [sentence] });
        return;
      }
      // A turn may start without an event; the same player continues it.
      const last = lines.at(-1);
      const goesOn = last?.seat === seat && entry.kind === "acted" ? last : undefined;
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

/** Events of the entries that a proposal or a taking back names. */
export function eventsNamedIn({ data }: LogEntryView, log: LogEntryView[]): Facts[] {
  const undone = Array.isArray(data.undone) ? data.undone : [];
  return log.filter(({ seq }) => undone.includes(seq)).flatMap(({ events }) => events);
}

/** Chat has its own panel, and seed shares are shown by the fairness check. */
const HIDDEN_ENTRIES = ["chatted", "called", "revealed"];

/** Sentence about the table itself. */
function tableSentence(entry: LogEntryView, parts: GameParts | null | undefined, game: string): LogSentence | null {
  const message = `log-${sentenceKind(entry)}`;
  if (HIDDEN_ENTRIES.includes(entry.kind) || parts?.hiddenLogEvents?.includes(entry.kind) || !translator.has(`server-${message}`)) return null;
  const data: Facts = { ...entry.data, player: entry.seat };
  if (typeof data.seat === "number") data.other = translator.seatName(data.seat);
  if (typeof data.bot === "string") data.bot = botName(data.bot, game);
  return { key: `${entry.seq}`, game: "server", message, data, event: null };
}

/** Some kinds have several messages. */
function sentenceKind({ kind, data }: LogEntryView): string {
  if (kind === "proposed") return `${kind}-${String(data.what)}`;
  if (kind === "answered" || kind === "let_in") return `${kind}-${data.yes ? "yes" : "no"}`;
  if (kind === "finished") return `${kind}-${String(data.reason)}`;
  return kind;
}

/**
 * Summary of events, `GAME-brief-KIND` for each kind; events of other players follow with their names. With the `view`, it also
 * tells what they led to.
 */
export function summarizeTurn(game: string, events: Facts[], seat: number, parts: GameParts | null | undefined, view: Facts | null = null): TextPiece[] {
  const selected = parts?.selectSummaryEvents?.(events) ?? events;
  const worth = ((view && parts?.addConsequences?.(selected, view)) ?? selected).filter((event) => translator.has(`${game}-brief-${String(event.kind)}`));
  const players = [...new Set([seat, ...worth.map((event) => (typeof event.player === "number" ? event.player : seat))])];
  const found = players.map((player) => {
    const theirs = mergeEvents(game, worth.filter((event) => (event.player ?? seat) === player)).map((event) => translator.formatPieces(game, `brief-${String(event.kind)}`, event));
    if (!theirs.length) return [];
    const who: TextPiece[] = player === seat ? [] : [{ text: translator.seatName(player), kind: "player", id: String(player), player }, { text: ": " }];
    return [...who, ...joinPieces(theirs)];
  });
  return joinPieces(found.filter((pieces) => pieces.length));
}

function joinPieces(parts: TextPiece[][]): TextPiece[] {
  return parts.flatMap((pieces, i) => (i ? [{ text: translator.translate("web-story-then") }, ...pieces] : pieces));
}

/** Merge events of the same kind: numbers are summed, ids are listed. Events that count a component merge only with the same one. */
function mergeEvents(game: string, events: Facts[]): Facts[] {
  const found = new Map<string, Facts>();
  for (const event of events) {
    const isCounted = (key: string, value: Facts[string]) => "count" in event && translator.has(`${game}-${key}-${String(value)}`);
    const same = Object.entries(event).filter(([key, value]) => key.endsWith("player") || isCounted(key, value));
    const key = JSON.stringify([event.kind, same]);
    const before = found.get(key);
    found.set(key, before ? mergePair(before, event, same.map(([name]) => name)) : event);
  }
  return [...found.values()];
}

function mergePair(one: Facts, two: Facts, same: string[]): Facts {
  const sum: Facts = { ...one };
  for (const [key, value] of Object.entries(two)) {
    const before = one[key];
    if (typeof value === "number" && SUMMED_FIELDS.includes(key)) sum[key] = Number(before ?? 0) + value;
    else if (key !== "kind" && !same.includes(key) && (typeof value === "string" || Array.isArray(value))) {
      const things = [before ?? [], value].flat();
      sum[key] = LISTED_ONCE_FIELDS.includes(key) ? [...new Set(things)] : things;
    }
  }
  return sum;
}
