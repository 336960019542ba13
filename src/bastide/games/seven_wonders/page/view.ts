// Generated from the game's views by `make messages`. Do not edit.

/** ``under`` is for the city's owner and, when the game is over, for everybody. */
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

/** Cards that lie hidden: everybody sees how many, and the cards who may see them. */
export interface PileView {
  count: number;
  cards: string[] | null;
}

/** An action as data: a card or a side, and what is paid to the bank and to the neighbours, for which resources. */
export interface MeaningView {
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

/** Whether a player has chosen; what, only that player sees. */
export interface ChoiceView {
  made: boolean;
  choice: MeaningView | null;
}

/** What everybody saw a player do: the card only if it was constructed. */
export interface MoveView {
  do: string;
  card: string | null;
  left: number;
  right: number;
}

/**
 * ``direction`` is where the hands go after this turn, if they do.
 *
 * ``discard`` shows its cards to who digs in it and, when the game is over, to everybody.
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
