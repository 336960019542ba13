/** Table model from a fixture; it records actions instead of sending them. */
import type { DecisionInfo, Facts, SeatInfo } from "../src/base/server_message_types.ts";
import type { TableModel } from "../src/game_page/page_api.ts";

export type Fixture = { game: string; you: number; players: number; waiting_for: number[]; view: unknown; decision: unknown; events: unknown };

export function tableFromFixture(fixture: Fixture): TableModel & { done: number[]; picked: number[][] } {
  const seat = (i: number): SeatInfo => ({
    kind: "person", name: `P${i}`, bot: null, connected: true, to_move: fixture.waiting_for.includes(i), chosen: false, resigned: false, clock: null, running: false, agreed: true, may_replace_at: null, same_device: false, bot_account: false,
  });
  const done: number[] = [];
  const picked: number[][] = [];
  const decision = fixture.decision ? ({ chosen: null, ...(fixture.decision as object) } as DecisionInfo) : null;
  return {
    game: fixture.game,
    you: fixture.you,
    seats: Array.from({ length: fixture.players }, (_, i) => seat(i)),
    waitingFor: fixture.waiting_for,
    view: fixture.view as Facts,
    currentView: fixture.view as Facts,
    animation: null,
    recentMoves: [],
    decision,
    log: [{ seq: 1, kind: "acted", seat: 0, at: 0, data: {}, events: fixture.events as Facts[] }],
    aids: true,
    highlighted: null,
    busy: false,
    done,
    picked,
    act: async (...actions) => void done.push(...actions),
    pick: async (actions) => void picked.push(actions),
    whyNot: async () => "because",
    describeAsText: async () => "a table in words",
  };
}

export const mapById = <T extends { id: string }>(list: unknown): Map<string, T> => new Map((list as T[]).map((item) => [item.id, item]));
