/** Data URL of an SVG, cached. */
const dataUrls = new Map<string, string>();

export function svgDataUrl(svg: string): string {
  let url = dataUrls.get(svg);
  if (!url) dataUrls.set(svg, (url = `data:image/svg+xml,${encodeURIComponent(svg)}`));
  return url;
}
