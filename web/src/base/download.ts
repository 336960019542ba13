/** Downloads made by the page itself. */

/** Have the reader save something as a file of this name. */
export function saveAs(what: Blob, name: string): void {
  const address = URL.createObjectURL(what);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
