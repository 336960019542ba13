// Generated from the game's views by `make messages`. Do not edit.

/** A city. ``cards_under_board`` is visible to its owner, and to everybody after the game. */
export interface CityView {
  board: string;
  side: "day" | "night" | null;
  stages: number;
  stages_in_all: number;
  coins: number;
  built: string[];
  under: string[] | null;
  tokens: number[];
  shields: number;
  points: { [key: string]: number };
}

/** Hidden cards: the number is public, the cards are shown only to viewers who may see them. */
export interface PileView {
  count: number;
  cards: string[] | null;
}

/** An action as data: card or side, coins to the bank and to the neighbours, and the resources bought. */
export interface ActionView {
  do?: string;
  card?: string;
  side?: string;
  bank?: number;
  left?: number;
  left_player?: number;
  left_resources?: string[];
  right?: number;
  right_player?: number;
  right_resources?: string[];
}

/** Whether a player has chosen. Only that player sees the choice. */
export interface ChoiceView {
  made: boolean;
  choice: ActionView | null;
}

/** The last move of a player as the others saw it: the card is named only if it was constructed. */
export interface MoveView {
  do: string;
  card: string | null;
  left: number;
  right: number;
}

/**
 * The whole view. ``direction`` is where the hands are passed after this turn, if they are.
 *
 * ``discard`` shows its cards to the player who digs, and to everybody after the game.
 */
export interface SevenWondersView {
  players: number;
  age: number;
  turn: number;
  phase: "cards" | "digging" | "last_card" | "over" | "sides";
  direction: "left" | "right" | null;
  cities: CityView[];
  hands: PileView[];
  choices: ChoiceView[];
  moves: (MoveView | null)[];
  discard: PileView;
  dug: string[];
  digging: number[];
}
