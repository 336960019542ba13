/** The modules that bring something to the page: whatever folder of a module has a `page/index.ts`. */
import type { ModulePage } from "./module_api.ts";

const MODULE_PAGES = import.meta.glob<ModulePage>("../../modules/*/page/index.ts", { eager: true, import: "default" });

/** In the order in which things are drawn over each other on the map, and lie side by side at a seat. */
export const MODULES: ModulePage[] = Object.values(MODULE_PAGES).sort((a, b) => a.order - b.order);

type Table = "decisions" | "actions";
/** One table out of those of all modules. */
const mergeTables = <T extends Table>(table: T): NonNullable<ModulePage[T]> => Object.assign({}, ...MODULES.map((module) => module[table]));

/** The figure that everybody has most of. */
export const ORDINARY_MEEPLE = MODULES.flatMap(({ ordinaryMeeple }) => ordinaryMeeple ?? [])[0]!;
export const DECISION_DISPLAYS = mergeTables("decisions");
export const ACTION_DISPLAYS = mergeTables("actions");
