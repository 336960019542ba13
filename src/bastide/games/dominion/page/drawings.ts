/** The scenes of the cards and their back: drawn in `art/`, written here by `make drawings`. */
import drawn from "./drawings.json";

export const drawings: Record<string, string> = drawn;
