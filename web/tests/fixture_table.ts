/** A table out of a fixture: what was done is written down instead of being sent. */
import type { DecisionInfo, Facts, SeatInfo } from "../src/base/messages.ts";
import type { Sight } from "../src/game_page/page_api.ts";

export type Fixture = { game: string; you: number; players: number; waiting_for: number[]; view: unknown; decision: unknown; events: unknown };

export function sight(fixture: Fixture): Sight & { done: number[]; picked: number[][] } {
  const seat = (i: number): SeatInfo => ({
    kind: "person", name: `P${i}`, bot: null, connected: true, to_move: fixture.waiting_for.includes(i), chosen: false, resigned: false, clock: null, running: false, agreed: true, may_replace_at: null,
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
    now: fixture.view as Facts,
    moment: null,
    since: [],
    decision,
    log: [{ seq: 1, kind: "acted", seat: 0, at: 0, data: {}, events: fixture.events as Facts[] }],
    aids: true,
    pointed: null,
    busy: false,
    done,
    picked,
    act: async (...actions) => void done.push(...actions),
    pick: async (actions) => void picked.push(actions),
    why: async () => "because",
    inWords: async () => "a table in words",
  };
}

export const byId = <T extends { id: string }>(list: unknown): Map<string, T> => new Map((list as T[]).map((item) => [item.id, item]));
