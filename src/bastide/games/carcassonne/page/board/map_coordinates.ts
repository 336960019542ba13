/** From the map of the game to the map of the page: cells are 100 by 100, y downwards. */
import { point, type Point } from "./points.ts";

export const CELL = 100;
export const cellLeft = (x: number): number => x * CELL;
export const cellTop = (y: number): number => -y * CELL;
/** The middle of a cell `[x, y]`. */
export const cellCentre = ([x = 0, y = 0]: readonly number[]): Point => point(cellLeft(x) + 50, cellTop(y) + 50);
