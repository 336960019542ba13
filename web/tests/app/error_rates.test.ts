/** Tests of the error rates on the account page, and of the summary of a review. */
import { mount, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import texts from "../../../src/bastide/locale/en/replay.ftl?raw";
import type { CostlyMove, GameErrorRate, GameReview, GoodMove } from "../../src/base/server_message_types.ts";
import { translator } from "../../src/i18n/translator.svelte.ts";
import ReviewPanel from "../../src/pages/replay/ReviewPanel.svelte";
import { groupErrorRates, linePoints } from "../../src/table_view/error_rates.ts";
import { costText, lossText } from "../../src/table_view/review_texts.ts";
import ReviewSummary from "../../src/table_view/ReviewSummary.svelte";

const rate = (game: string, decisions: number, cost: number): GameErrorRate => ({ table: `${game}${decisions}`, game, at: 1, decisions, cost, point_cost: 10 * cost });

test("error rates are averaged over all decisions of a game", () => {
  const [dominion, carcassonne] = groupErrorRates([rate("dominion", 10, 0.04), rate("dominion", 30, 0.08), rate("carcassonne", 9, -0.01)]);
  expect([dominion!.game, dominion!.rates.length, dominion!.mean.cost]).toEqual(["dominion", 2, expect.closeTo(0.07)]);
  expect(dominion!.mean.point_cost).toBeCloseTo(0.7);
  // Chance can make a rate negative, which means nothing.
  expect(carcassonne!.mean).toEqual({ cost: 0, point_cost: 0 });
});

test("the line runs from the oldest game to the newest, and the worst touches the top", () => {
  expect(linePoints([0.1, 0.2, 0], 100, 40)).toEqual([{ x: 0, y: 20 }, { x: 50, y: 0 }, { x: 100, y: 40 }]);
  expect(linePoints([0], 100, 40)).toEqual([{ x: 50, y: 40 }]);
});

let shown: Record<string, unknown> | null = null;
beforeAll(async () => {
  await translator.setLanguage("en");
  vi.stubGlobal("fetch", async () => new Response(texts));
  await translator.loadCatalogues("replay");
  vi.unstubAllGlobals();
});
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

const move = (at: number, player = 0): CostlyMove =>
  ({ at, player, played: "x", played_meaning: { do: "buy", card: "copper" }, best: "y", best_meaning: { do: "buy", card: "gold" }, cost: 0.08, error: 0.02, point_cost: 1, point_error: 3, turn: at, turn_facts: {} }) as unknown as CostlyMove;
const good = (at: number, player = 0): GoodMove =>
  ({ at, player, played: "x", played_meaning: {}, next_best: "y", next_best_meaning: {}, gain: 0.12, error: 0.03, point_gain: 2.5, point_error: 1, reasons: [], turn: at, turn_facts: {} }) as GoodMove;

test("the summary shows three of the player's moves of each kind, with their positions", () => {
  const review = { game: "dominion", moves: [move(5), move(6, 1), move(7), move(8), move(9)], good_moves: [good(2), good(3, 1)] } as unknown as GameReview;
  shown = mount(ReviewSummary, { target: document.body, props: { review, seat: 0, replayUrl: "/replay/t" } });
  const links = (part: string) => [...document.querySelectorAll(`[data-summary=${part}] a`)].map((link) => link.getAttribute("href"));
  expect(links("well")).toEqual(["/replay/t?at=2&seat=0&review=1"]);
  expect(links("try")).toEqual([5, 7, 8].map((at) => `/replay/t?at=${at}&seat=0&review=1`));
  const text = (part: string) => document.querySelector(`[data-summary=${part}]`)!.textContent!.replace(/[\u2068\u2069]/g, "");
  // Fewer than three are said plainly. Only certain costs are told.
  expect(text("well")).toContain("Only one of your moves was clearly better");
  expect(text("well")).toMatch(/12%, 2.5 points better than/);
  expect(text("try")).not.toContain("Only");
  expect(text("try")).toMatch(/which cost 8%(?!,)/);
});

test("a review without a costly move says so once", () => {
  const found = { game: "dominion", moves: [], good_moves: [], costs: [0, 0], point_costs: [0, 0], decisions: [9, 9], unseen: [], finished: true } as unknown as GameReview;
  const props = { review: { found, moves: [] }, replay: { game: "dominion", at: 0 }, mine: 0, go: () => {}, retry: () => {}, startQuiz: () => {} } as unknown as ComponentProps<typeof ReviewPanel>;
  shown = mount(ReviewPanel, { target: document.body, props });
  expect(document.body.textContent!.match(/cost you|Well played/g)).toEqual(["cost you", "Well played"]);
});

test("a cost that rounds to zero is not told", () => {
  const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");
  expect(plain(lossText(0.004, 1.23))).toBe("1.2 points");
  expect(lossText(0.05, 0.04)).toBe("5%");
  expect(lossText(0.004, -0.3)).toBe("");
  expect(plain(costText(0.05, 0.06, 2, 1))).toBe("2 points");
});
