/** Where edits of a tree go: into the tree of this page, or to the server first. */
import type { AnalysedMove } from "../../base/server_message_types.ts";
import type { Mark, MoveTree, TreeNode } from "./move_tree.svelte.ts";

export interface TreeEditor {
  /** Add moves after a node; returns the node to show next. */
  addMoves(node: TreeNode, moves: AnalysedMove[]): TreeNode | Promise<TreeNode>;
  /** Text of the comment field. */
  commentText(node: TreeNode): string;
  typeComment(node: TreeNode, text: string): void;
  /** The comment field was left. */
  finishComment(node: TreeNode): void;
  toggleMark(node: TreeNode, mark: Mark): void;
  remove(node: TreeNode): void;
}

/** Editor of a tree that only this page has. */
export class LocalEditor implements TreeEditor {
  constructor(readonly tree: MoveTree) {}

  addMoves(node: TreeNode, moves: AnalysedMove[]): TreeNode {
    return moves.reduce((last, move) => this.tree.add(last, move), node);
  }
  commentText(node: TreeNode): string {
    return node.comment;
  }
  typeComment(node: TreeNode, text: string): void {
    this.tree.comment(node, text);
  }
  finishComment(): void {}
  toggleMark(node: TreeNode, mark: Mark): void {
    this.tree.toggleMark(node, mark);
  }
  remove(node: TreeNode): void {
    this.tree.remove(node);
  }
}
