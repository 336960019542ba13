/** Tests of the icons: grid, accessible names and files. */
import { render } from "@testing-library/svelte";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { vignetteUrl, VIGNETTES } from "../../src/ui/EmptyState.svelte";
import Icon from "../../src/ui/Icon.svelte";
import { ICONS, type IconName, type IconPaths } from "../../src/ui/icons.ts";

const PUBLIC = join(__dirname, "../../public");
const icons = Object.entries(ICONS) as [IconName, IconPaths][];

describe("icons", () => {
  test.each(icons)("%s stays within its grid", (_, paths) => {
    const drawn = [paths.line, paths.tone, paths.accent].filter((part) => part !== undefined);
    expect(drawn.length).toBeGreaterThan(0);
    for (const part of drawn) {
      expect(part).toMatch(/^[MmLlHhVvAaCcSsQqTtZz0-9 .-]+$/);
      // All absolute start points are within 24 by 24.
      for (const [, x, y] of part.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)) {
        for (const at of [Number(x), Number(y)]) expect(at).toBeGreaterThanOrEqual(2);
        for (const at of [Number(x), Number(y)]) expect(at).toBeLessThanOrEqual(22);
      }
    }
  });

  test("icons are decorative unless they have a label", () => {
    const ornament = render(Icon, { name: "hint" }).container.querySelector("svg")!;
    expect(ornament.getAttribute("aria-hidden")).toBe("true");
    const named = render(Icon, { name: "hint", label: "Hint" }).container.querySelector("svg")!;
    expect([named.getAttribute("role"), named.getAttribute("aria-label"), named.getAttribute("aria-hidden")]).toEqual(["img", "Hint", null]);
  });

  test("every vignette has a file", () => {
    expect(readdirSync(join(PUBLIC, "vignettes")).sort()).toEqual(VIGNETTES.map((id) => vignetteUrl(id).replace("/vignettes/", "")).sort());
  });
});
