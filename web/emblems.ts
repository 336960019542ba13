/**
 * A Vite plug-in: `emblems:NAME` is a module with the drawings that src/NAME/emblems.json asks for, and no others.
 * The set of emblems has four thousand; a page gets the few that it shows.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PREFIX = "emblems:";

export default function emblems(): Plugin {
  return {
    name: "emblems",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const path = fileURLToPath(new URL(`./src/${id.slice(PREFIX.length + 1)}/emblems.json`, import.meta.url));
      this.addWatchFile(path);
      const wanted = JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
      const all = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
        icons: Record<string, { body: string }>;
      };
      const found: Record<string, string> = {};
      for (const [name, emblem] of Object.entries(wanted)) {
        const icon = all.icons[emblem];
        if (!icon) throw new Error(`${path}: there is no emblem ${emblem}`);
        found[name] = icon.body;
      }
      return `export default ${JSON.stringify(found)}`;
    },
  };
}
