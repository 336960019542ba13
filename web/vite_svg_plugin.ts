/** Vite plug-in: bundles SVG files without XML declaration, comments and white space between tags. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const RAW_SVG_SUFFIX = ".svg?raw";

export const compactSvg = (text: string): string =>
  text
    .slice(text.indexOf("<svg"))
    .replace(/<!--.*?-->/gs, "")
    .replace(/\s+/g, " ")
    .replace(/> (?=<)/g, ">")
    .trim();

export default (): Plugin => ({
  name: "pictures",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(RAW_SVG_SUFFIX)) return null;
    const file = id.slice(0, -"?raw".length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(compactSvg(readFileSync(file, "utf8")))}`;
  },
});
