/** Downloads made by the page itself. */

/** Have the reader save something as a file of this name. */
export function downloadBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
