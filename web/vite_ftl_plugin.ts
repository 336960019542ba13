/** Vite plug-in: bundles Fluent catalogues without comments and indentation. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const RAW_FTL_SUFFIX = ".ftl?raw";

export const stripFtl = (text: string): string =>
  text
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .map((line) => line.replace(/^ +/, " "))
    .join("\n");

export default (): Plugin => ({
  name: "catalogues",
  enforce: "pre",
  apply: "build",
  load(id) {
    if (!id.endsWith(RAW_FTL_SUFFIX)) return null;
    const file = id.slice(0, -"?raw".length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(stripFtl(readFileSync(file, "utf8")))}`;
  },
});
