/** The signs: one family, each with its name in every language, drawn for who sees and told to who listens. */
import { render } from "@testing-library/svelte";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { addressOf, DRAWN } from "../../src/ui/Empty.svelte";
import Icon from "../../src/ui/Icon.svelte";
import { ICONS, type IconName, type Sign } from "../../src/ui/icons.ts";
import { LANGUAGES } from "../../src/i18n/words.svelte.ts";

const LOCALE = join(__dirname, "../../../src/bastide/locale");
const PUBLIC = join(__dirname, "../../public");
const signs = Object.entries(ICONS) as [IconName, Sign][];

describe("signs", () => {
  test.each(signs)("%s keeps to its grid", (_, sign) => {
    const drawn = [sign.line, sign.tone, sign.spark].filter((part) => part !== undefined);
    expect(drawn.length).toBeGreaterThan(0);
    for (const part of drawn) {
      expect(part).toMatch(/^[MmLlHhVvAaCcSsQqTtZz0-9 .-]+$/);
      // Where each of its strokes begins, and what it names from the origin, lies within 24 by 24.
      for (const [, x, y] of part.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)) {
        for (const at of [Number(x), Number(y)]) expect(at).toBeGreaterThanOrEqual(2);
        for (const at of [Number(x), Number(y)]) expect(at).toBeLessThanOrEqual(22);
      }
    }
  });

  test("one is an ornament, unless it is given a name", () => {
    const ornament = render(Icon, { name: "hint" }).container.querySelector("svg")!;
    expect(ornament.getAttribute("aria-hidden")).toBe("true");
    const named = render(Icon, { name: "hint", label: "Hint" }).container.querySelector("svg")!;
    expect([named.getAttribute("role"), named.getAttribute("aria-label"), named.getAttribute("aria-hidden")]).toEqual(["img", "Hint", null]);
  });

  test.each(LANGUAGES)("every sign and every small picture has its name, and there is no other: %s", (language) => {
    const told = readFileSync(join(LOCALE, language, "icon.ftl"), "utf8").matchAll(/^icon-(\S+) = \S/gm);
    expect([...told].map(([, id]) => id).sort()).toEqual([...Object.keys(ICONS), ...DRAWN.map((id) => `drawn-${id}`)].sort());
  });

  test("what is shown where there is nothing has been drawn", () => {
    expect(readdirSync(join(PUBLIC, "drawn")).sort()).toEqual(DRAWN.map((id) => addressOf(id).replace("/drawn/", "")).sort());
  });
});
