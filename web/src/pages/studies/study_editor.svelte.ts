/** Editor that sends edits of a chapter to the server. */
import { SvelteMap } from "svelte/reactivity";
import type { AnalysedMove } from "../../base/server_message_types.ts";
import { translate } from "../../i18n/translator.svelte.ts";
import { toasts } from "../../ui/toasts.svelte.ts";
import type { AnalysisBoard } from "../../table_view/analysis/analysis_board.svelte.ts";
import type { Mark, TreeNode } from "../../table_view/analysis/move_tree.svelte.ts";
import type { TreeEditor } from "../../table_view/analysis/tree_editor.ts";

/** Send an edit of a node; returns whether nobody else has changed it meanwhile. */
export type SendEdit = (what: "moves" | "comment" | "marks" | "remove", node: TreeNode, body: object) => Promise<boolean>;

export class StudyEditor implements TreeEditor {
  /** Comments that are typed and not stored yet. */
  #drafts = new SvelteMap<TreeNode, string>();

  constructor(
    readonly edit: SendEdit,
    readonly board: AnalysisBoard,
  ) {}

  async addMoves(node: TreeNode, moves: AnalysedMove[]): Promise<TreeNode> {
    const isDone = await this.edit("moves", node, { moves: moves.map(({ player, notation }) => ({ player, action: notation })) });
    if (!isDone) this.#reportConflict();
    let last = node;
    for (const move of moves) last = last.children.find((one) => one.player === move.player && one.notation === move.notation) ?? last;
    return isDone ? last : this.board.tree.findRemaining(node);
  }
  commentText(node: TreeNode): string {
    return this.#drafts.get(node) ?? node.comment;
  }
  typeComment(node: TreeNode, text: string): void {
    this.#drafts.set(node, text);
  }
  finishComment(node: TreeNode): void {
    const comment = this.#drafts.get(node);
    if (comment === undefined) return;
    // After a conflict the text stays in the field; leaving the field again overwrites the other text.
    this.#send(this.edit("comment", node, { comment }), () => {
      if (this.#drafts.get(node) === comment) this.#drafts.delete(node);
    });
  }
  toggleMark(node: TreeNode, mark: Mark): void {
    const marks = node.marks.includes(mark) ? node.marks.filter((other) => other !== mark) : [...node.marks, mark];
    this.#send(this.edit("marks", node, { marks }));
  }
  remove(node: TreeNode): void {
    this.#send(this.edit("remove", node, {}));
  }

  #send(edit: Promise<boolean>, done = () => {}): void {
    edit.then(
      (isDone) => (isDone ? done() : this.#reportConflict()),
      (error: unknown) => toasts.showError(error),
    );
  }
  #reportConflict(): void {
    toasts.show(translate("study-conflict"), true);
  }
}
