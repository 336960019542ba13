/** Tests that components contain no hard-coded text, and that catalogues and code agree. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const SRC = join(__dirname, "../../src");
const GAMES = join(__dirname, "../../../src/bastide/games");
const within = (folder: string, ending: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
/** The app and the game pages. */
const files = (ending: string): string[] => [...within(SRC, ending), ...within(GAMES, ending)];
const games = readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, "kit.py")));

/** Words that are the same in every language: the app name and key labels. */
const NAMES = ["Bastide", "Tab"];
const SPOKEN = ["aria-label", "title", "placeholder", "alt", "label"];
const hasLetters = (text: string) => /\p{L}/u.test(text);

type Node = { type: string; name?: string; data?: string; value?: unknown; expression?: Node; [key: string]: unknown };

function written(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const one of node) written(one, found);
  else if (node && typeof node === "object") {
    const { type } = node as Node;
    const item = node as Node;
    if (type === "Text" && hasLetters(item.data ?? "")) found.push(item.data!.trim());
    if (type === "ExpressionTag" && item.expression?.type === "Literal" && typeof item.expression.value === "string") {
      const text = item.expression.value as string;
      if (hasLetters(text) && !NAMES.includes(text)) found.push(text);
    }
    if (type === "Attribute") {
      // Text of other attributes is not for readers.
      const parts = Array.isArray(item.value) ? (item.value as Node[]) : [];
      if (SPOKEN.includes(item.name ?? "")) for (const part of parts) if (part.type === "Text" && hasLetters(part.data ?? "")) found.push(part.data!);
      return found;
    }
    if (type === "Comment" || type === "StyleDirective" || type === "StyleSheet" || type === "Script") return found;
    for (const value of Object.values(item)) if (value && typeof value === "object") written(value, found);
  }
  return found;
}

describe("components", () => {
  test.each(files(".svelte").map((path) => [relative(join(SRC, "../.."), path), path]))("%s has no hard-coded text", (_, path) => {
    const { fragment } = parse(readFileSync(path, "utf8"), { modern: true });
    expect(written(fragment)).toEqual([]);
  });
});

describe("characters", () => {
  /** Characters that every font for our languages has. Other characters are drawn (`Icon`). */
  const WRITTEN = /^[\u0000-\u007e\u00a0-\u024f\u0590-\u05ff\u200e\u200f\u2010-\u2026\u2039\u203a\u2066-\u2069\u2212]*$/;
  const spoken = [...within(join(SRC, "../../src/bastide/locale"), "web.ftl"), ...within(GAMES, ".ftl")];
  test("texts use only characters that all fonts have", () => {
    const lacking = [...files(".svelte"), ...files(".ts"), ...spoken].filter((path) => !path.includes("/built/")).flatMap((path) =>
      readFileSync(path, "utf8").split("\n").flatMap((line, i) => (WRITTEN.test(line) ? [] : [`${relative(GAMES, path)}:${i + 1} ${line.trim()}`])),
    );
    expect(lacking).toEqual([]);
  });
});

const read = (paths: string[]): string => paths.map((path) => readFileSync(path, "utf8")).join("\n");

describe("the app", () => {
  const LOCALE = join(SRC, "../../src/bastide/locale");
  test.each(games)("does not mention %s", (game) => {
    // Name of a game, with any separator.
    const name = new RegExp(game.replace("_", "[\\s_-]?"), "i");
    const naming = [...within(SRC, ".svelte"), ...within(SRC, ".ts"), ...within(LOCALE, "web.ftl")].filter((path) => name.test(readFileSync(path, "utf8")));
    expect(naming).toEqual([]);
  });
});

/** Which code uses which catalogue: everybody the app's, a game page its own. */
const CATALOGUES = [
  { name: "web", words: [join(SRC, "../../src/bastide/locale/en/web.ftl")], code: [...files(".svelte"), ...files(".ts")] },
  ...games.map((game) => ({
    name: `${game}-page`,
    words: within(join(GAMES, game), "en.ftl"),
    code: [...within(join(GAMES, game), ".svelte"), ...within(join(GAMES, game), ".ts")],
  })),
];

describe.each(CATALOGUES)("the catalogue of $name", ({ name, words, code }) => {
  const messages = [...read(words).matchAll(/^([\w-]+) =/gm)].map((match) => match[1]!).filter((id) => id.startsWith(`${name}-`));
  const source = read(code);
  const quoted = (id: string) => [...source.matchAll(new RegExp(`["'\`](${id}-[\\w-]+)["'\`]`, "g"))].map((match) => match[1]!);
  // Messages of a game with names of components are given without the game.
  const exact = new Set([...quoted(name), ...(name.endsWith("-page") ? quoted("page").map((id) => `${name.slice(0, -"page".length)}${id}`) : [])]);
  const prefixes = [...new Set([...source.matchAll(new RegExp(`\`(${name}-[\\w-]*-)\\$\\{`, "g"))].map((match) => match[1]!))];

  test("has every message used in the code", () => {
    expect([...exact].filter((id) => !messages.includes(id))).toEqual([]);
    expect(prefixes.filter((prefix) => !messages.some((id) => id.startsWith(prefix)))).toEqual([]);
  });
  test("has no unused message", () => {
    expect(messages.filter((id) => !exact.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)))).toEqual([]);
  });
});
