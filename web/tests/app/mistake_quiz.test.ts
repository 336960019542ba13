/** Tests of how the quiz about mistakes judges answers. */
import { expect, test } from "vitest";
import type { CostlyMove } from "../../src/base/server_message_types.ts";
import { judgeAnswer } from "../../src/pages/replay/mistake_quiz.svelte.ts";

const rated = (notation: string, cost: number, equal = false) => ({ notation, cost, point_cost: 0, equal });
const move = { played: "buy copper", best: "buy gold", answers: [rated("buy gold", 0, true), rated("buy mine", 0.01, true), rated("buy silver", 0.1), rated("buy copper", 0.2)] } as unknown as CostlyMove;

test("every answer that is as good as the best is right", () => {
  expect(judgeAnswer(move, "buy gold")).toBe("right");
  expect(judgeAnswer(move, "buy mine")).toBe("right");
});
test("other answers are told apart by what the review knows about them", () => {
  expect(judgeAnswer(move, "buy copper")).toBe("same");
  expect(judgeAnswer(move, "buy silver")).toBe("worse");
  expect(judgeAnswer(move, "buy curse")).toBe("unrated");
});
