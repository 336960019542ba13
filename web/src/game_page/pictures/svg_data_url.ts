/** Drawings as pictures: each is painted once, however often it is shown. */
const addresses = new Map<string, string>();

export function svgDataUrl(svg: string): string {
  let address = addresses.get(svg);
  if (!address) addresses.set(svg, (address = `data:image/svg+xml,${encodeURIComponent(svg)}`));
  return address;
}
