/** Pictures that are SVG files, as `import.meta.glob` finds them. (`web/pictures.ts` takes the white space out of them.) */

/** Pictures by the names of their files, without folders and without `.svg`. */
export const svgByName = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, svg]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), svg]));

/** Content of the top-level groups of a picture, by their ids. */
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
