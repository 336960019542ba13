/** Tests of the verdict on a puzzle: what the shown reasons compare. */
import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import type { Facts, PuzzleAnswerLine, PuzzleVerdict } from "../../src/base/server_message_types.ts";
import { formatShareWithError, translator } from "../../src/i18n/translator.svelte.ts";
import { LinePlayback } from "../../src/pages/puzzles/line_playback.svelte.ts";
import PuzzleVerdictPanel from "../../src/pages/puzzles/PuzzleVerdictPanel.svelte";
import { Exercise } from "../../src/table_view/exercise.svelte.ts";

beforeAll(async () => {
  await translator.setLanguage("en");
  await translator.loadCatalogues("dominion", "puzzle");
});

const REASON: Facts = { code: "more_from", of: "card", card: "province", points: 3, better: 12, worse: 9 };
const FIGURES = { win: 0.5, error: 0.01, lead: 1, cost: 0, cost_error: 0, point_cost: 0, point_cost_error: 0 };
const [best, rival, unlisted] = ["province", "gold", "curse"].map((card, action): PuzzleAnswerLine => ({
  action, notation: `buy ${card}`, meaning: { do: "buy", card }, right: !action, figures: action < 2 ? FIGURES : null, reasons: action < 2 ? [REASON] : [], playable: true,
}));

/** The explanations that are shown after an answer. */
function explain(given: PuzzleAnswerLine, ...lines: PuzzleAnswerLine[]): string[] {
  const exercise = new Exercise("dominion", async () => {}, async () => ({ problem: null }));
  const playback = new LinePlayback(exercise, async () => ({ positions: [], known: [] }));
  const verdict = { step: 0, right: given.right, finished: true, given: given.action, lines, rollouts: 4000 } as PuzzleVerdict;
  const props = { verdict, playback, labels: lines.map(({ notation }) => notation), play: () => {}, point: () => {} };
  const { container } = render(PuzzleVerdictPanel, { props });
  return [...container.querySelectorAll(".why")].map((node) => node.textContent!.replace(/[\u2066-\u2069]/g, ""));
}

test("the best answer is compared with the most tempting wrong one", () => {
  expect(explain(best!, best!, rival!)).toEqual(["Compared with move 2: You can expect about 3 more points from Province cards."]);
});
test("a reason beside a wrong answer speaks for the best one", () => {
  expect(explain(rival!, best!, rival!)).toEqual(["With the best move instead: You can expect about 3 more points from Province cards."]);
});
test("after an answer that was not measured, the best one is explained too", () => {
  const shown = explain(unlisted!, best!, rival!, unlisted!);
  expect(shown).toHaveLength(2);
  expect(shown[0]).toMatch(/^Compared with move 2/);
});
test("an error that would be shown as 0 is left out", () => {
  const shown = [0.004, 0.006].map((error) => formatShareWithError(0.44, error).replace(/[\u2066-\u2069]/g, ""));
  expect(shown).toEqual(["44%", "44% ± 1%"]);
});
