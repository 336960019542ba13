/** Registry of the modules that extend the page: every module folder with a `page/index.ts`. */
import type { ModulePage } from "./module_api.ts";

const MODULE_PAGES = import.meta.glob<ModulePage>("../../modules/*/page/index.ts", { eager: true, import: "default" });

/** Pages of modules by the id of the module. */
const MODULE_BY_ID = new Map(Object.entries(MODULE_PAGES).map(([path, page]) => [path.split("/").at(-3)!, page]));

/** In drawing order of the map layers, and in display order at the seats. */
export const MODULES: ModulePage[] = Object.values(MODULE_PAGES).sort((a, b) => a.order - b.order);

/** Pages of these modules. */
export const pagesOf = (modules: string[]): ModulePage[] => modules.flatMap((id) => MODULE_BY_ID.get(id) ?? []);

type Table = "decisions" | "actions";
/** Merged table of all modules. */
const mergeTables = <T extends Table>(table: T): NonNullable<ModulePage[T]> => Object.assign({}, ...MODULES.map((module) => module[table]));

/** The meeple that players have most of. */
export const ORDINARY_MEEPLE = MODULES.flatMap(({ ordinaryMeeple }) => ordinaryMeeple ?? [])[0]!;
export const DECISION_DISPLAYS = mergeTables("decisions");
export const ACTION_DISPLAYS = mergeTables("actions");
/** Roles of ordinary followers by the kind of their feature. */
export const FOLLOWER_ROLES: Record<string, string> = Object.assign({}, ...MODULES.map((module) => module.followerRoles));
