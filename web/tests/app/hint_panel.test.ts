/** Tests of the hint panel: groups of about equal and worse actions, and the reasons of the comparison. */
import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import type { Facts, HintLine } from "../../src/base/server_message_types.ts";
import { translator } from "../../src/i18n/translator.svelte.ts";
import HintPanel from "../../src/pages/table/panels/HintPanel.svelte";
import type { LiveTable } from "../../src/pages/table/live_table.svelte.ts";

beforeAll(async () => {
  await translator.setLanguage("en");
  await translator.loadCatalogues("dominion", "table");
});

const MORE_PROVINCES: Facts = { code: "more_from", of: "card", card: "province", points: 3, better: 12, worse: 9 };
const line = (card: string, equal: boolean, reasons: Facts[] = []): HintLine => ({
  action: card.length, notation: `buy ${card}`, meaning: { do: "buy", card }, win: equal ? 0.5 : 0.4, error: 0.02, lead: 1, equal, cost: equal ? 0 : 0.1, point_cost: 0, reasons,
});
const show = (...lines: HintLine[]): HTMLElement =>
  render(HintPanel, { props: { table: { game: "dominion", hint: { lines, standing: [] }, isHintLoading: false, busy: false } as unknown as LiveTable } }).container;
const texts = (panel: HTMLElement, selector: string) => [...panel.querySelectorAll(selector)].map((node) => node.textContent!.replace(/[\u2066-\u2069]/g, ""));

test("about equal actions are one group, and the reason names the worse action", () => {
  const panel = show(line("gold", true, [MORE_PROVINCES]), line("laboratory", true), line("silver", false));
  expect(texts(panel, "h3")).toEqual(["About equally good", "Clearly worse"]);
  expect(texts(panel, ".reason")).toHaveLength(1);
  // The group has one win chance: the differences within it are noise.
  expect([...panel.querySelectorAll("[data-hint]")].map((node) => node.querySelector(".number") !== null)).toEqual([true, false, true]);
  expect(texts(panel, "[role=status]")[0]).toMatch(/^Buy: Gold\. Buy: Laboratory\. You can expect [^.]*3 more points[^.]*\.$/);
  expect(texts(panel, ".reason")[0]).toMatch(/Compared with .*Silver.*Province/);
});
test("without a worse action there is no reason", () => {
  const panel = show(line("gold", true, [MORE_PROVINCES]), line("laboratory", true));
  expect(texts(panel, "h3")).toEqual(["About equally good"]);
  expect(texts(panel, ".reason")).toEqual([]);
});
