/** Small notes in the browser's local storage, which a browser may forbid. */

export function readNote(name: string): string | null {
  try {
    return localStorage.getItem(`bastide-${name}`);
  } catch {
    return null;
  }
}

export function writeNote(name: string, text: string): void {
  try {
    localStorage.setItem(`bastide-${name}`, text);
  } catch {
    // Only a convenience is lost.
  }
}
