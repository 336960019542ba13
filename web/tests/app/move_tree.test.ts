/** Tests of the tree of an analysis: ways to nodes, edits, and the order in which nodes are saved. */
import { expect, test } from "vitest";
import type { AnalysisNode, StudyNode } from "../../src/base/server_message_types.ts";
import { MoveTree } from "../../src/table_view/analysis/move_tree.svelte.ts";

const node = (parent: number, notation: string, player = 0): AnalysisNode => ({ parent, player, notation, meaning: { do: notation }, comment: "", marks: [] });
/** Recorded: a b c; instead of b: x y; instead of y: z. */
const tree = () => new MoveTree({ recorded: 3, nodes: [node(-1, ""), node(0, "a"), node(1, "b", 1), node(2, "c"), node(1, "x", 1), node(4, "y"), node(4, "z")] });
const find = (made: MoveTree, notation: string) => made.nodes.find((one) => one.notation === notation)!;

test("the way to a node is the recorded part and the actions of the variation", () => {
  const made = tree();
  expect(find(made, "c").way).toEqual({ at: 3, line: [] });
  expect(find(made, "z").way).toEqual({ at: 1, line: [{ player: 1, action: "x" }, { player: 0, action: "z" }] });
  expect(made.root.way).toEqual({ at: 0, line: [] });
  expect(find(made, "x").mainLine.map((one) => one.notation)).toEqual(["x", "y"]);
});

test("a known action is not added again, and a recorded one is never removed", () => {
  const made = tree();
  const a = find(made, "a");
  expect(made.add(a, { player: 1, notation: "b", meaning: {} })).toBe(find(made, "b"));
  expect(made.edits).toBe(0);
  const added = made.add(a, { player: 1, notation: "w", meaning: {} });
  expect([added.depth, added.isRecorded, made.edits]).toEqual([2, false, 1]);
  made.remove(find(made, "b"));
  expect(a.children.map((one) => one.notation)).toEqual(["b", "x", "w"]);
  made.remove(find(made, "x"));
  expect(made.nodes.map((one) => one.notation)).toEqual(["", "a", "b", "c", "w"]);
});

test("saved nodes come after their parents, the recorded ones first and without actions", () => {
  const made = tree();
  made.comment(find(made, "b"), "Why?");
  made.toggleMark(find(made, "z"), "good");
  made.toggleMark(find(made, "z"), "bad");
  made.toggleMark(find(made, "z"), "good");
  const saved = made.toSavedNodes();
  expect(saved.slice(0, 4)).toEqual([
    { comment: "", marks: [] },
    { comment: "", marks: [] },
    { comment: "Why?", marks: [] },
    { comment: "", marks: [] },
  ]);
  expect(saved.slice(4).map(({ parent, notation, marks }) => [parent, notation, marks])).toEqual([
    [1, "x", []],
    [4, "y", []],
    [4, "z", ["bad"]],
  ]);
});

const stored = (node: number, parent: number, notation: string, comment = ""): StudyNode => ({ node, parent, player: 0, notation, meaning: { do: notation }, comment, marks: [] });

test("nodes of a study give the same tree, whether they come at once or one by one", () => {
  const nodes = [stored(4, 0, "x"), stored(5, 4, "y", "Why?"), stored(6, 0, "z"), stored(2, -1, "", "As played.")];
  const shape = (made: MoveTree) => made.nodes.map((one) => [one.id, one.parent?.id, one.notation, one.comment]);
  const recorded = () => new MoveTree({ recorded: 3, nodes: [node(-1, ""), node(0, "a"), node(1, "b"), node(2, "c")] });
  const [whole, parts] = [recorded(), recorded()];
  whole.replaceNodes(nodes);
  for (const one of nodes) parts.applyNodes([one]);
  parts.applyNodes(nodes.slice(1, 3)); // an answer that repeats changes nothing
  expect(shape(parts)).toEqual(shape(whole));
  expect(whole.find(2)?.comment).toBe("As played.");
});

test("a move that was tried on the page gives way to the stored one, and removed nodes lead back", () => {
  const made = tree();
  const tried = made.add(made.root, { player: 0, notation: "w", meaning: {} });
  made.applyNodes([stored(7, 0, "w"), stored(8, 7, "v")]);
  expect(made.root.children.map((one) => [one.id, one.notation])).toEqual([
    [1, "a"],
    [7, "w"],
  ]);
  expect(made.findRemaining(tried)).toBe(made.root);
  const last = made.find(8)!;
  expect(made.findRemaining(last)).toBe(last);
  made.replaceNodes([stored(7, 0, "w")]);
  expect(made.findRemaining(last)).toBe(made.find(7));
  expect(made.nodes.map((one) => one.notation)).toEqual(["", "a", "b", "c", "w"]);
});
