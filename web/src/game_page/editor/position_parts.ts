/** A position text as labelled parts (docs/positions.md), to be edited by controls. An edit returns a new text. */

type PositionPart = { label: string; value: string };

/** Labels of values that have an entry for each player. */
const LISTS_OF_PLAYERS = ["turns", "tokens", "score"];
const LABELLED = /^([a-z]+(?: [0-9]{1,2})?): *(.*)$/;

export class PositionText {
  /** Parts in order; lines without a label, such as tiles, have an empty one. */
  readonly #parts: readonly PositionPart[];

  constructor(text: string | readonly PositionPart[]) {
    this.#parts = typeof text === "string" ? parse(text) : text;
  }

  /** Value of a label; empty if there is none. */
  get(label: string): string {
    return this.#parts.find((part) => part.label === label)?.value ?? "";
  }
  has(label: string): boolean {
    return this.#parts.some((part) => part.label === label);
  }
  /** Words of a value: `copper*3 gold`. */
  words(label: string): string[] {
    return this.get(label).split(" ").filter(Boolean);
  }
  /** Value of a label as a number. */
  number(label: string, otherwise: number): number {
    const value = this.get(label);
    return /^-?\d+$/.test(value) ? Number(value) : otherwise;
  }
  /** Lines without a label. */
  get lines(): string[] {
    return this.#parts.filter((part) => !part.label).map((part) => part.value);
  }

  /** The text with another value; an empty one stays, because a part that is left out has its default. */
  with(label: string, value: string): PositionText {
    const kept = this.without("exact").#parts;
    const place = kept.findIndex((part) => part.label === label);
    return new PositionText(place < 0 ? [...labelled(kept), { label, value }, ...unlabelled(kept)] : kept.with(place, { label, value }));
  }
  /** The text without a part, and without what describes other parts exactly. */
  without(label: string): PositionText {
    return new PositionText(this.#parts.filter((part) => part.label !== label && part.label !== "exact"));
  }
  /** The text with other lines without a label. */
  withLines(lines: string[]): PositionText {
    return new PositionText([...labelled(this.without("exact").#parts), ...lines.map((value) => ({ label: "", value }))]);
  }
  /** The text for another number of players: parts of seats that no longer exist are removed. */
  withPlayers(count: number): PositionText {
    let text = this.with("players", String(count));
    for (const { label } of this.#parts) if (Number(label.split(" ")[1] ?? 0) >= count) text = text.without(label);
    for (const label of LISTS_OF_PLAYERS) {
      const values = text.words(label);
      if (values.length) text = text.with(label, Array.from({ length: count }, (_, seat) => values[seat] ?? "0").join(" "));
    }
    return Number(text.get("active")) >= count ? text.with("active", "0") : text;
  }

  /** Label of the part at a line of the text, counted from 1; empty for a line without one. */
  static labelAt(text: string, line: number, column: number): string {
    const before = (text.split("\n")[line - 1] ?? "").slice(0, Math.max(column, 1));
    const start = before.lastIndexOf("|") + 1;
    const whole = (text.split("\n")[line - 1] ?? "").slice(start).split("|")[0]!.trim();
    return LABELLED.exec(whole)?.[1] ?? "";
  }

  toString(): string {
    return this.#parts.map(({ label, value }) => (label ? `${label}: ${value}` : value)).join("\n");
  }
}

const labelled = (parts: readonly PositionPart[]) => parts.filter((part) => part.label);
const unlabelled = (parts: readonly PositionPart[]) => parts.filter((part) => !part.label);

function parse(text: string): PositionPart[] {
  const pieces = text.split(/[|\n]/).map((piece) => piece.trim());
  return pieces
    .filter((piece) => piece && !piece.startsWith("#"))
    .map((piece) => {
      const found = LABELLED.exec(piece);
      return found ? { label: found[1]!, value: found[2]!.trim() } : { label: "", value: piece };
    });
}

/** Words with counts, `copper*3 gold`, as entries in order. */
export function readCounted(words: string[]): { id: string; count: number }[] {
  return words.map((word) => {
    const [id, count] = word.split("*");
    return { id: id!, count: count === undefined ? 1 : Number(count) };
  });
}

/** Entries as words; equal neighbours are joined, and entries without copies are left out unless `keepsEmpty`. */
export function writeCounted(entries: { id: string; count: number }[], keepsEmpty = false): string {
  const joined: { id: string; count: number }[] = [];
  for (const entry of entries) {
    const last = joined.at(-1);
    if (!keepsEmpty && entry.count <= 0) continue;
    if (last?.id === entry.id) last.count += entry.count;
    else joined.push({ ...entry });
  }
  return joined.map(({ id, count }) => (count === 1 && !keepsEmpty ? id : `${id}*${count}`)).join(" ");
}
