/** The Wonders as they stand: drawn in `art/`, written here by `make drawings`. */
import drawn from "./drawings.json";

const drawings: Record<string, string> = drawn;
/** A board's Wonder with so many stages built; without a side, as it is before anything is known. */
export const wonderOf = (board: string, side: "day" | "night" | null, built: number): string => drawings[`${board}-${side ?? "day"}-${built}`]!;
