/** SVG files found by `import.meta.glob`. `web/vite_svg_plugin.ts` removes their white space. */

/** SVGs by file name, without folder and suffix. */
export const svgByName = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, svg]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), svg]));

/** Contents of the top-level groups of an SVG, by id. */
export function svgLayers(svg: string): Map<string, string> {
  const found = new Map<string, string>();
  let depth = 0;
  let name = "";
  let start = 0;
  for (const { 0: tag, 1: closing, 2: attributes, 3: empty, index } of svg.matchAll(/<(\/?)g\b([^>]*?)(\/?)>/g)) {
    if (closing) {
      if (--depth === 0) found.set(name, svg.slice(start, index));
    } else if (!empty && depth++ === 0) {
      name = /\bid=['"]([^'"]+)/.exec(attributes!)?.[1] ?? "";
      start = index + tag.length;
    }
  }
  return found;
}
