/** Analysis board as a table model: the current position of a tree, whose legal actions make variations. */
import { post, problemText } from "../../net/http_client.ts";
import type { ActionInfo, ActiveAnimation, GameParts, RecentMoves, TableModel } from "../../game_page/page_api.ts";
import type {
  AnalysedPosition,
  AnalysisText,
  AnalysisTree,
  AskWhyNotAnalysed,
  DecisionInfo,
  Facts,
  LogEntryView,
  OpenAnalysis,
  SaveAnalysis,
  SeatInfo,
  ShowAnalysed,
  WhyNotAnswer,
} from "../../base/server_message_types.ts";
import { activeAnimation, movesSince, shownLog, stepsForEntry } from "../log_playback_state.ts";
import { PLAYER_TO_MOVE } from "../analysis_links.ts";
import { AnimationQueue } from "../animation_queue.ts";
import { unnamedSeats } from "../unnamed_seats.ts";
import { parsePlayerName } from "../../i18n/seat_names.ts";
import { translator } from "../../i18n/translator.svelte.ts";
import { toasts } from "../../ui/toasts.svelte.ts";
import { MoveTree, type TreeNode } from "./move_tree.svelte.ts";
import { LocalEditor, type TreeEditor } from "./tree_editor.ts";

/** Positions that are kept in memory. */
const MAX_KEPT_POSITIONS = 300;
const MAX_LOG_STEPS = 60;

type Shown = { node: TreeNode; position: AnalysedPosition; before: AnalysedPosition };

export class AnalysisBoard implements TableModel {
  readonly tree: MoveTree;
  editor: TreeEditor;
  viewer = $state(PLAYER_TO_MOVE);
  highlighted = $state.raw<Facts | null>(null);
  hints = $state.raw<ActionInfo[]>([]);
  busy = $state(false);
  /** Game page, for its animation steps. */
  parts: GameParts | null = null;
  animation = $state.raw<ActiveAnimation | null>(null);
  #node = $state.raw<TreeNode>() as TreeNode;
  #shown = $state.raw<Shown | null>(null);
  #positions = new Map<string, AnalysedPosition>();
  #queue = new AnimationQueue<Shown>((shown, now) => {
    this.#shown = shown;
    this.animation = now && activeAnimation(logEntry(shown.node, shown.position), now);
  });

  private constructor(
    readonly text: string,
    readonly summary: AnalysisTree,
  ) {
    this.tree = new MoveTree(summary);
    this.editor = new LocalEditor(this.tree);
    this.#node = this.tree.root;
  }

  /** Open a record or a position. Throws an ApiError if it is neither. */
  static async open(text: string, at: number, viewer: number): Promise<AnalysisBoard> {
    const request: OpenAnalysis = { text };
    const board = new AnalysisBoard(text, await post<AnalysisTree>("/api/analysis", request));
    board.viewer = viewer < board.summary.players ? viewer : PLAYER_TO_MOVE;
    await board.goTo(board.tree.root.mainLine[Math.min(at, board.summary.recorded)]!);
    return board;
  }

  // -- navigation ---------------------------------------------------------------------------------

  /** The current node. */
  get node(): TreeNode {
    return this.#node;
  }
  /** The position of the current node. */
  get position(): AnalysedPosition {
    return this.#shown!.position;
  }
  async goTo(node: TreeNode): Promise<void> {
    this.busy = true;
    try {
      this.#show(node, await this.#load(node));
    } finally {
      this.busy = false;
    }
  }
  /** Go to the node, show errors as a toast. */
  visit(node: TreeNode | null | undefined): void {
    if (node) this.goTo(node).catch((error: unknown) => toasts.showError(error));
  }
  /** Go to the next variation at this place. */
  visitNextVariation(): void {
    const siblings = this.#node.parent?.children ?? [];
    this.visit(siblings[(siblings.indexOf(this.#node) + 1) % siblings.length]);
  }
  async changeViewer(viewer: number): Promise<void> {
    this.viewer = viewer;
    await this.goTo(this.#node);
  }

  #show(node: TreeNode, position: AnalysedPosition): void {
    const isNext = node.parent === this.#node && this.#shown !== null && this.#shown.position.you === position.you;
    const shown = { node, position, before: isNext ? this.#shown!.position : position };
    this.#node = node;
    this.hints = [];
    this.#queue.skip();
    this.#queue.add(shown, isNext ? stepsForEntry(this.parts, logEntry(node, position), position.view) : []);
  }
  #key = (node: TreeNode) => `${node.id} ${this.viewer}`;
  async #load(node: TreeNode): Promise<AnalysedPosition> {
    const key = this.#key(node);
    const known = this.#positions.get(key);
    if (known) return known;
    const request: ShowAnalysed = { text: this.text, ...node.way, viewer: this.viewer };
    return this.#keep(key, await post<AnalysedPosition>("/api/analysis/position", request));
  }
  #keep(key: string, position: AnalysedPosition): AnalysedPosition {
    this.#positions.set(key, position);
    if (this.#positions.size > MAX_KEPT_POSITIONS) this.#positions.delete(this.#positions.keys().next().value!);
    return position;
  }

  // -- editing ------------------------------------------------------------------------------------

  /** Play actions at the current position, all or none. */
  async act(...actions: number[]): Promise<void> {
    await this.play(this.you, actions);
  }
  async play(player: number, actions: number[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { at, line } = this.#node.way;
      const request: ShowAnalysed = { text: this.text, at, line: [...line, ...actions.map((action) => ({ player, action }))], viewer: this.viewer, last: actions.length };
      const position = await post<AnalysedPosition>("/api/analysis/position", request);
      const from = this.#node;
      const node = await this.editor.addMoves(from, position.moves);
      const isPlayed = node.depth === from.depth + position.moves.length && node.notation === position.moves.at(-1)?.notation;
      this.#show(node, isPlayed ? this.#keep(this.#key(node), position) : await this.#load(node));
    } catch (error) {
      toasts.showError(error);
    } finally {
      this.busy = false;
    }
  }
  async pick(actions: number[]): Promise<void> {
    const kind = this.decision?.kind;
    for (const action of actions) if (this.decision?.actions.some((info) => info.action === action)) await this.act(action);
    const done = this.decision?.kind === kind ? this.decision?.actions.find((info) => info.meaning.do === "done") : undefined;
    if (done) await this.act(done.action);
  }
  /** Remove the variation from the current node on. */
  removeVariation(): void {
    const node = this.#node;
    this.visit(node.parent);
    this.editor.remove(node);
  }
  /** The text with the annotations of the tree. */
  async write(): Promise<string> {
    const request: SaveAnalysis = { text: this.text, nodes: this.tree.toSavedNodes() };
    return (await post<AnalysisText>("/api/analysis/text", request)).text;
  }

  /** The record of the way to the current position. */
  async writeLine(): Promise<string> {
    return (await post<AnalysisText>("/api/analysis/record", { text: this.text, ...this.#node.way })).text;
  }
  /** Whether the board shows a record, not a position. */
  get isRecord(): boolean {
    return this.summary.names.length > 0;
  }

  // -- table model --------------------------------------------------------------------------------

  get game(): string {
    return this.summary.game;
  }
  get #current(): AnalysedPosition | null {
    return (this.animation?.before ? this.#shown?.before : this.#shown?.position) ?? null;
  }
  get you(): number {
    return this.#shown?.position.you ?? -1;
  }
  get seats(): SeatInfo[] {
    const { names, players } = this.summary;
    return unnamedSeats(players, this.waitingFor).map((seat, i) => ({ ...seat, ...(names[i] ? parsePlayerName(names[i]!) : {}) }));
  }
  get waitingFor(): number[] {
    return this.#current?.waiting_for ?? [];
  }
  get view(): Facts | null {
    return this.#current?.view ?? null;
  }
  get currentView(): Facts | null {
    return this.#shown?.position.view ?? null;
  }
  get decision(): DecisionInfo | null {
    return this.#shown?.position.decision ?? null;
  }
  readonly aids = true;
  log = $derived.by((): LogEntryView[] => {
    const path = this.#node.path.slice(-MAX_LOG_STEPS);
    const entries = path.flatMap((node) => {
      const position = this.#positions.get(this.#key(node));
      return position ? [logEntry(node, position)] : [];
    });
    return shownLog(entries, this.#node.depth, this.animation);
  });
  recentMoves = $derived.by((): RecentMoves[] => movesSince(this.log, this.you, this.parts?.turnStartEvents));
  describePlace(facts: Facts): string {
    return this.parts?.describePlace?.(facts, this) ?? "";
  }
  skipAnimations(): void {
    if (this.#queue.isPlaying) this.#queue.skip();
  }
  async whyNot(action: number | string): Promise<string> {
    if (!this.decision) return "";
    const request: AskWhyNotAnalysed = { text: this.text, ...this.#node.way, player: this.you, action };
    const { problem } = await post<WhyNotAnswer>("/api/analysis/why", request).catch((): WhyNotAnswer => ({ problem: null }));
    return problem ? problemText(problem, this.game) : "";
  }
  async describeAsText(): Promise<string> {
    const request: ShowAnalysed = { text: this.text, ...this.#node.way, viewer: this.viewer, last: 0, language: translator.language };
    return (await post<AnalysedPosition>("/api/analysis/position", request)).description;
  }
}

/** The action before a position as an entry of the log. */
function logEntry(node: TreeNode, position: AnalysedPosition): LogEntryView {
  return { seq: node.depth, kind: "acted", seat: node.player, at: 0, data: {}, events: position.moves.at(-1)?.events ?? [] };
}
