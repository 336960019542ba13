/** Editor of a puzzle that is being solved: only the moves of the answer, its main line, go on. */
import type { AnalysedMove } from "../../base/server_message_types.ts";
import type { AnalysisBoard } from "../../table_view/analysis/analysis_board.svelte.ts";
import { LocalEditor, type TreeEditor } from "../../table_view/analysis/tree_editor.ts";
import type { TreeNode } from "../../table_view/analysis/move_tree.svelte.ts";

/** Time for which the table shows a move before the answer of another player. */
const REPLY_DELAY_MS = 700;

export class PuzzleSolver extends LocalEditor implements TreeEditor {
  result = $state<"right" | "wrong" | "solved" | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly board: AnalysisBoard) {
    super(board.tree);
  }

  override addMoves(node: TreeNode, moves: AnalysedMove[]): TreeNode {
    let last = node;
    for (const { player, notation } of moves) {
      const expected = last.children[0];
      if (expected?.player !== player || expected.notation !== notation) {
        this.result = "wrong";
        return node;
      }
      last = expected;
    }
    const solver = moves[0]?.player;
    let reply = last;
    while (reply.children[0] && reply.children[0].player !== solver) reply = reply.children[0];
    this.result = reply.children.length ? "right" : "solved";
    if (reply !== last) this.#timer = setTimeout(() => this.board.visit(reply), REPLY_DELAY_MS);
    return last;
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
}
