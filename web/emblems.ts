/**
 * A Vite plug-in: `./emblems.json?emblems` is a module with the drawings that the file asks for, and no others.
 * The set of emblems has four thousand; a page gets the few that it shows.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

const ENDING = "?emblems";

export default function emblems(): Plugin {
  return {
    name: "emblems",
    enforce: "pre",
    // Marked as nobody's file, so that the JSON is not read by others.
    resolveId: (id, importer) => (id.endsWith(ENDING) && importer ? `\0${resolve(dirname(importer), id)}` : undefined),
    load(id) {
      if (!id.startsWith("\0") || !id.endsWith(ENDING)) return undefined;
      const path = id.slice(1, -ENDING.length);
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
