/** Evaluation of the current decision of a board, renewed at every step while it is switched on. */
import { isOnDevice, offlineSiteUrl } from "../../base/urls.ts";
import { translator } from "../../i18n/translator.svelte.ts";
import { ApiError, post } from "../../net/http_client.ts";
import type { AnalysisEvaluation, EvaluateAnalysed, Problem } from "../../base/server_message_types.ts";
import type { AnalysisBoard } from "./analysis_board.svelte.ts";
import type { TreeNode } from "./move_tree.svelte.ts";

/** Wait before a position is evaluated, so that fast stepping asks for nothing. */
const DELAY_MS = 400;
/** Repeat after this time if the server is busy and names no other. */
const RETRY_S = 3;
/** Each level takes about three times as long as the one before. */
export const MAX_EFFORT = 3;

/** The engine could not be started here. */
const BROWSER_FAILURE: Problem = { code: "browser-engine", text: "the engine does not run in this browser", details: {} };

async function evaluateHere(request: EvaluateAnalysed): Promise<AnalysisEvaluation> {
  const { evaluateInBrowser } = await import("../../device/browser_analysis.ts");
  const result = await evaluateInBrowser(request);
  if (result?.evaluation) return result.evaluation;
  await translator.loadErrorCatalogue();
  throw new ApiError(result?.problem ?? BROWSER_FAILURE);
}

type Found = { player: number; effort: number; evaluation: AnalysisEvaluation };

export class LiveEvaluation {
  isOn = $state(true);
  isRunning = $state(false);
  errorText = $state("");
  /** Whether the server has no time for this visitor now. */
  isServerBusy = $state(false);
  /** Whether this browser evaluates, with the engine of the offline site. */
  isInBrowser = $state(false);
  /** Evaluations by node. */
  #found = $state.raw(new Map<TreeNode, Found>());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted: { node: TreeNode; effort: number } | null = null;

  constructor(readonly board: AnalysisBoard) {}

  /** Player whose decision is evaluated; -1: the game is over. */
  get player(): number {
    const { you, waitingFor } = this.board;
    return waitingFor.includes(you) ? you : (waitingFor[0] ?? -1);
  }
  get current(): Found | null {
    const found = this.#found.get(this.board.node);
    return found?.player === this.player ? found : null;
  }
  get canTakeMoreTime(): boolean {
    return !!this.current && !this.isRunning && this.current.effort < MAX_EFFORT;
  }

  /** Evaluate the current decision, unless it is known. */
  follow(): void {
    this.errorText = "";
    clearTimeout(this.#timer);
    this.#wanted = null;
    if (!this.isOn || this.player < 0 || this.current) return;
    this.#wanted = { node: this.board.node, effort: 1 };
    this.#timer = setTimeout(() => void this.#run(), DELAY_MS);
  }
  /** Whether this browser could evaluate instead of the busy server. */
  get canUseBrowser(): boolean {
    return this.isServerBusy && !this.isInBrowser && !isOnDevice && offlineSiteUrl !== undefined;
  }
  /** Evaluate in this browser from now on. */
  useBrowser(): void {
    this.isInBrowser = true;
    this.follow();
  }
  /** Evaluate the current decision longer. */
  takeMoreTime(): void {
    if (!this.canTakeMoreTime) return;
    this.#wanted = { node: this.board.node, effort: this.current!.effort + 1 };
    void this.#run();
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
  }

  /** One evaluation at a time; then the decision that is current by then. */
  async #run(): Promise<void> {
    const wanted = this.#wanted;
    if (this.isRunning || !wanted) return;
    this.isRunning = true;
    const { node, effort } = wanted;
    const player = this.player;
    try {
      const request: EvaluateAnalysed = { text: this.board.text, ...node.way, player, effort };
      const evaluation = this.isInBrowser ? await evaluateHere(request) : await post<AnalysisEvaluation>("/api/analysis/evaluation", request);
      this.isServerBusy = false;
      this.#found = new Map(this.#found).set(node, { player, effort, evaluation });
      if (this.#wanted === wanted) this.#wanted = null;
    } catch (error) {
      this.#report(error, wanted.node);
    } finally {
      this.isRunning = false;
    }
    if (this.#wanted && this.#wanted !== wanted) void this.#run();
  }
  #report(error: unknown, node: TreeNode): void {
    if (!(error instanceof ApiError)) throw error;
    const isBusy = !this.isInBrowser && ["too-many", "busy"].includes(error.problem.code);
    this.isServerBusy = isBusy;
    if (error.problem.code === BROWSER_FAILURE.code) this.isInBrowser = false;
    if (isBusy) this.#timer = setTimeout(() => void this.#run(), 1000 * (Number(error.problem.details.seconds) || RETRY_S));
    else if (this.#wanted?.node === node) this.#wanted = null;
    if (node === this.board.node && !isBusy) this.errorText = error.text;
  }
}
