/** Evaluations of the analysis board in this browser, with the engine of the server's offline site. */
import type { AnalysisEvaluation, EvaluateAnalysed, Problem } from "../base/server_message_types.ts";
import { offlineSiteUrl } from "../base/urls.ts";
import workerUrl from "./bot.worker.ts?worker&url";
import { BotWorkerClient, TIMED_OUT, WORKER_DIED } from "./bot_worker_client.ts";

/** With the most effort, on a slow device. */
const TIMEOUT_SECONDS = 120;

export type AnalysisJobResult = { evaluation: AnalysisEvaluation | null; problem: Problem | null };

const base = new URL(offlineSiteUrl ?? "./", document.baseURI).href;
/** The copy in the offline site, whose security policy allows WebAssembly. */
const newWorker = () => new Worker(new URL(`assets/${workerUrl.slice(workerUrl.lastIndexOf("/") + 1)}`, base), { type: "module" });
const worker = new BotWorkerClient(base, newWorker);

/** Evaluate a decision; null if the engine does not run here. */
export async function evaluateInBrowser(request: EvaluateAnalysed): Promise<AnalysisJobResult | null> {
  const answer = await worker.ask({ analysis: JSON.stringify(request) }, TIMEOUT_SECONDS);
  return answer === WORKER_DIED || answer === TIMED_OUT ? null : (JSON.parse(answer) as AnalysisJobResult);
}
