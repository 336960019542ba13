/** Tree of a game or position: the recorded actions, variations, comments and marks. */
import type { AnalysedMove, AnalysisNode, AnalysisTree, Facts, LineMove, SavedNode, StudyNode } from "../../base/server_message_types.ts";

export type Mark = AnalysisNode["marks"][number];
export const MARKS: Mark[] = ["good", "interesting", "bad"];
/** Signs of the marks, as in annotated games of chess. */
export const MARK_SIGNS: Record<Mark, string> = { good: "!", interesting: "!?", bad: "?" };

export class TreeNode {
  /** The nodes that follow; the first one continues the main line. */
  children = $state.raw<TreeNode[]>([]);
  comment = $state("");
  marks = $state.raw<Mark[]>([]);
  /** Number of actions since the start. */
  readonly depth: number;

  constructor(
    readonly id: number,
    readonly parent: TreeNode | null,
    readonly player: number,
    readonly notation: string,
    readonly meaning: Facts,
    readonly isRecorded: boolean,
  ) {
    this.depth = parent ? parent.depth + 1 : 0;
  }

  /** The nodes from the start to this one, without the start. */
  get path(): TreeNode[] {
    const found: TreeNode[] = [];
    for (let node: TreeNode = this; node.parent; node = node.parent) found.push(node);
    return found.reverse();
  }
  /** This node and those that follow it, always the first. */
  get mainLine(): TreeNode[] {
    const found: TreeNode[] = [this];
    while (found.at(-1)!.children.length) found.push(found.at(-1)!.children[0]!);
    return found;
  }
  /** The way to this node, as requests carry it. */
  get way(): { at: number; line: LineMove[] } {
    const path = this.path;
    const line = path.filter((node) => !node.isRecorded).map((node): LineMove => ({ player: node.player, action: node.notation }));
    return { at: path.length - line.length, line };
  }
}

export class MoveTree {
  readonly root: TreeNode;
  /** Changes with every edit. */
  edits = $state(0);
  /** Nodes by number, without those that were added on this page: they have negative numbers. */
  #byId = new Map<number, TreeNode>();
  #lastId = 0;

  constructor(found: Pick<AnalysisTree, "nodes" | "recorded">) {
    const nodes: TreeNode[] = [];
    for (const [i, { parent, player, notation, meaning, comment, marks }] of found.nodes.entries()) {
      const before = nodes[parent] ?? null;
      const node = new TreeNode(i, before, player, notation, meaning, i <= found.recorded);
      node.comment = comment;
      node.marks = marks;
      if (before) before.children = [...before.children, node];
      nodes.push(node);
      this.#byId.set(i, node);
    }
    this.root = nodes[0]!;
  }
  find(id: number): TreeNode | undefined {
    return this.#byId.get(id);
  }

  /** Add an action after a node; an action that is already there is not added again. */
  add(parent: TreeNode, move: Pick<AnalysedMove, "player" | "notation" | "meaning">): TreeNode {
    const known = parent.children.find((node) => node.player === move.player && node.notation === move.notation);
    if (known) return known;
    const node = new TreeNode(--this.#lastId, parent, move.player, move.notation, move.meaning, false);
    parent.children = [...parent.children, node];
    this.edits += 1;
    return node;
  }
  /** Remove a variation from a node on. */
  remove(node: TreeNode): void {
    if (!node.parent || node.isRecorded) return;
    node.parent.children = node.parent.children.filter((other) => other !== node);
    this.edits += 1;
  }
  /** Add or change nodes of a study. The first node added continues the main line. */
  applyNodes(nodes: StudyNode[]): void {
    for (const { node: id, parent, player, notation, meaning, comment, marks } of nodes) {
      let node = this.#byId.get(id);
      if (!node) {
        const before = this.#byId.get(parent);
        if (!before) continue;
        node = new TreeNode(id, before, player, notation, meaning, false);
        this.#byId.set(id, node);
        // The same move that was tried on this page gives way.
        const others = before.children.filter((other) => other.id >= 0 || other.player !== player || other.notation !== notation);
        before.children = [...others.filter((other) => other.id >= 0), node, ...others.filter((other) => other.id < 0)];
      }
      node.comment = comment;
      node.marks = marks;
    }
  }
  /** Replace all variations, comments and marks by the nodes of a study. */
  replaceNodes(nodes: StudyNode[]): void {
    const kept = new Set(nodes.map((node) => node.node));
    for (const node of [...this.#byId.values()]) {
      node.comment = "";
      node.marks = [];
      if (!node.parent || node.isRecorded || kept.has(node.id)) continue;
      node.parent.children = node.parent.children.filter((other) => other !== node);
      this.#byId.delete(node.id);
    }
    this.applyNodes(nodes);
  }
  /** The node, or the nearest one before it that is still in the tree. */
  findRemaining(node: TreeNode): TreeNode {
    let last = this.root;
    for (const each of node.path) {
      if (!last.children.includes(each)) return last;
      last = each;
    }
    return last;
  }
  comment(node: TreeNode, text: string): void {
    node.comment = text;
    this.edits += 1;
  }
  toggleMark(node: TreeNode, mark: Mark): void {
    node.marks = node.marks.includes(mark) ? node.marks.filter((other) => other !== mark) : [...node.marks, mark];
    this.edits += 1;
  }

  /** All nodes: first the recorded ones, then each variation after the node that it follows. */
  get nodes(): TreeNode[] {
    const recorded = this.root.mainLine.filter((node) => node.isRecorded || node === this.root);
    const found: TreeNode[] = [...recorded];
    const waiting = [...recorded];
    for (let node = waiting.shift(); node; node = waiting.shift()) {
      const added = node.children.filter((child) => !child.isRecorded);
      found.push(...added);
      waiting.push(...added);
    }
    return found;
  }
  /** The nodes with numbers instead of references, to be saved. */
  toSavedNodes(): SavedNode[] {
    const nodes = this.nodes;
    const numbers = new Map(nodes.map((node, i) => [node, i]));
    return nodes.map(({ parent, player, notation, comment, marks, isRecorded }) =>
      isRecorded || !parent ? { comment, marks } : { parent: numbers.get(parent)!, player, notation, comment, marks },
    );
  }
}
