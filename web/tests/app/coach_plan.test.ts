/** Tests of the sentence about the coach's plan. */
import { expect, test } from "vitest";
import { translator } from "../../src/i18n/translator.svelte.ts";
import { planText } from "../../src/pages/table/panels/coach_plan.ts";

test("the plan is one sentence about purchases or about sources of points", async () => {
  await translator.setLanguage("en");
  await translator.loadCatalogues("lesson", "dominion", "seven_wonders", "carcassonne");
  const bare = (text: string) => text.replace(/[\u2068\u2069]/g, "");
  const buys = { purchases: [{ card: "silver", count: 2 }, { card: "smithy", count: 1 }], sources: [] };
  expect(bare(planText("dominion", buys))).toBe("Plan for this part of the game, buy in this order: 2 × Silver, Smithy.");
  const points = (source: string) => ({ purchases: [], sources: [{ source, points: 18 }, { source: "followers", points: 3 }] });
  expect(bare(planText("seven_wonders", points("science")))).toContain("Science (about 18).");
  expect(bare(planText("carcassonne", points("cities")))).toBe("Plan for this part of the game. Your main points at the end: cities (about 18).");
  expect(planText("dominion", points("card:estate"))).toBe("");
  expect(planText("dominion", null)).toBe("");
});
