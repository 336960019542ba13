/** Nothing that a reader sees is written in the code: all text comes from the catalogues, and nothing there is idle. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const SRC = join(__dirname, "../src");
const files = (ending: string): string[] =>
  (readdirSync(SRC, { recursive: true }) as string[]).filter((name) => name.endsWith(ending)).map((name) => join(SRC, name));

/** Words that are the same in every language: our name, and what is printed on keys. */
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
      // The text of other attributes (classes, paths) is not for reading.
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
  test.each(files(".svelte").map((path) => [path.slice(SRC.length + 1), path]))("%s has no text of its own", (_, path) => {
    const { fragment } = parse(readFileSync(path, "utf8"), { modern: true });
    expect(written(fragment)).toEqual([]);
  });
});

describe("the catalogue", () => {
  const catalogue = readFileSync(join(__dirname, "../../src/bastide/locale/en/web.ftl"), "utf8");
  const messages = [...catalogue.matchAll(/^(web-[\w-]+) =/gm)].map((match) => match[1]!);
  const code = [...files(".svelte"), ...files(".ts")].map((path) => readFileSync(path, "utf8")).join("\n");
  const exact = new Set([...code.matchAll(/["'`](web-[\w-]+)["'`]/g)].map((match) => match[1]!));
  const prefixes = [...new Set([...code.matchAll(/`(web-[\w-]*-)\$\{/g)].map((match) => match[1]!))];

  test("has every message that the code asks for", () => {
    expect([...exact].filter((id) => !messages.includes(id))).toEqual([]);
    expect(prefixes.filter((prefix) => !messages.some((id) => id.startsWith(prefix)))).toEqual([]);
  });
  test("has no message that nobody asks for", () => {
    expect(messages.filter((id) => !exact.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)))).toEqual([]);
  });
});
