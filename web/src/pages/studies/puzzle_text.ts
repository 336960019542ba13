/** The current position and the moves after it as the text of a puzzle. */
import type { AnalysisText, SaveAnalysis } from "../../base/server_message_types.ts";
import { post } from "../../net/http_client.ts";
import type { AnalysisBoard } from "../../table_view/analysis/analysis_board.svelte.ts";

/** The answer is the main line from here; in the recorded game only until another player moves. */
export async function puzzleText(board: AnalysisBoard): Promise<string> {
  const { node } = board;
  const line = node.mainLine.slice(1);
  const solver = line[0]?.player;
  const end = line.findIndex((one) => one.isRecorded && one.player !== solver);
  const answer = end < 0 ? line : line.slice(0, end);
  const request: SaveAnalysis = {
    text: board.position.position,
    nodes: [{ comment: node.comment }, ...answer.map(({ player, notation, comment, marks }, i) => ({ parent: i, player, notation, comment, marks }))],
  };
  return (await post<AnalysisText>("/api/analysis/text", request)).text;
}
