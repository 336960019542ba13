/** What cards, boards and views of 7 Wonders look like, as the game sends them. */

export type Cost = { coins: number; resources: Record<string, number> };
export type Effect = {
  effect: string;
  amount?: number;
  per?: string[];
  of?: string[];
  symbols?: string[][];
  tradable?: boolean;
  kind?: "raw" | "goods";
  from?: ("left" | "right")[];
  symbol?: string;
};

export type CardFacts = {
  id: string;
  name: string;
  age: number;
  colour: string;
  copies: number[];
  cost: Cost;
  effects: Effect[];
  chain: { needs: string | null; gives: string[] };
};

export type Stage = { cost: Cost; effects: Effect[] };
export type BoardFacts = { id: string; start: Effect; sides: { day: Stage[]; night: Stage[] } };

export type CityView = {
  board: string;
  side: "day" | "night" | null;
  stages: number;
  stages_in_all: number;
  coins: number;
  built: string[];
  under: string[] | null;
  tokens: number[];
  shields: number;
  points: Record<string, number>;
};

export type Move = { do: string; card: string | null; left: number; right: number };

export type WondersView = {
  players: number;
  age: number;
  turn: number;
  phase: string;
  cities: CityView[];
  hands: { count: number; cards: string[] | null }[];
  choices: { made: boolean; choice: Record<string, string | number> | null }[];
  moves: (Move | null)[];
  discard: { count: number; cards: string[] | null };
  dug: string[];
  digging: number[];
};

export type WondersParts = { cards: Map<string, CardFacts>; boards: Map<string, BoardFacts> };

export const COLOURS = ["brown", "grey", "blue", "yellow", "red", "green", "purple"];
