// Generated from the game's views by `make messages`. Do not edit.

/** What is fixed before the first turn; ``colony``: whether Platinum and Colony are used. */
export interface SetupView {
  edition: number;
  kingdom: string[];
  colony: boolean;
}

/** What the table sees of the pending question: its kind and the card that asks, or ``turn``. */
export interface AskedView {
  kind: string;
  source: string;
}

/** One side of the table. The owner sees the hand and may count the deck; nobody may count a discard pile. */
export interface SideView {
  player: number;
  hand_size: number;
  play: string[];
  discard_top: string | null;
  aside_size: number;
  aside: string[] | null;
  tokens: number;
  turns: number;
  provinces: number[];
  hand?: string[];
  pending?: string[];
  deck_size?: number;
  owned?: { [key: string]: number };
}

export interface OutcomeView {
  places: number[];
  scores: number[];
}

/** Cards are ids. ``viewer`` and ``actor`` are -1 for a spectator, and when the game is over. */
export interface DominionView {
  viewer: number;
  players: number;
  setup: SetupView;
  first: number;
  current: number;
  phase: "action" | "buy" | "buying" | "over";
  actions: number;
  buys: number;
  coins: number;
  actor: number;
  asked: AskedView | null;
  supply: { [key: string]: number };
  costs: { [key: string]: number };
  empties: number;
  trash: { [key: string]: number };
  sides: SideView[];
  immune: number[];
  banned: string[];
  bonus_card: string | null;
  bonus: number;
  pile_tokens: string[];
  mat: number;
  outcome: OutcomeView | null;
}
