/** Data URL of an SVG, cached. */
const addresses = new Map<string, string>();

export function svgDataUrl(svg: string): string {
  let address = addresses.get(svg);
  if (!address) addresses.set(svg, (address = `data:image/svg+xml,${encodeURIComponent(svg)}`));
  return address;
}
