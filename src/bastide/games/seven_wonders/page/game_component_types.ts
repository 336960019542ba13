/** Types of the components and views that the 7 Wonders page draws. */
export type { CityView, MoveView, SevenWondersView } from "./view_types.ts";

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
  /** Picture of a card of an extension. */
  drawing?: string;
};

export type Stage = { cost: Cost; effects: Effect[] };
export type BoardFacts = { id: string; start: Effect; sides: { day: Stage[]; night: Stage[] }; drawing?: { day: string; night: string } };

export type WondersParts = { cards: Map<string, CardFacts>; boards: Map<string, BoardFacts> };

export const COLOURS = ["brown", "grey", "blue", "yellow", "red", "green", "purple"];
