/** From the map of the game to the map of the page: cells are 100 by 100, y downwards. */
import { at, type Point } from "./points.ts";

export const CELL = 100;
export const left = (x: number): number => x * CELL;
export const top = (y: number): number => -y * CELL;
/** The middle of a cell `[x, y]`. */
export const middleOf = ([x = 0, y = 0]: readonly number[]): Point => at(left(x) + 50, top(y) + 50);
