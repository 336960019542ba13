/** Coordinates of the page's map: cells are 100 by 100, y grows downwards. */
import { point, type Point } from "./point_geometry.ts";

/** Side length of a cell, in map units. */
export const CELL_SIZE = 100;
export const cellLeft = (x: number): number => x * CELL_SIZE;
export const cellTop = (y: number): number => -y * CELL_SIZE;
/** Centre of a cell `[x, y]`. */
export const cellCentre = ([x = 0, y = 0]: readonly number[]): Point => point(cellLeft(x) + 50, cellTop(y) + 50);
