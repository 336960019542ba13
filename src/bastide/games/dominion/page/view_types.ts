// Generated from the game's views by `make messages`. Do not edit.

/** Set-up of the game; ``uses_colony``: whether Platinum and Colony are used. */
export interface SetupView {
  edition: number;
  kingdom: string[];
  colony: boolean;
}

/** Public part of the pending question: its kind, and the card that asks or ``turn``. */
export interface AskedView {
  kind: string;
  source: string;
}

/** Zones of one player. Only the owner sees the hand and the deck size; nobody sees the size of a discard pile. */
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
  cards: number;
  points: number;
  hand?: string[];
  pending?: string[];
  deck_size?: number;
  owned?: { [key: string]: number };
}

export interface OutcomeView {
  places: number[];
  scores: number[];
}

/** View of a Dominion game. Cards are ids. ``viewer`` is -1 for a spectator, ``actor`` is -1 after the end. */
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
  empties_to_end: number;
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
