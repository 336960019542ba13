/** Addresses of files and pages: below the root of a server, or in the folder that a static site was served from. */

/** Whether there is no server: the folder that these pages came from is all there is. */
export const livesHere = document.documentElement.dataset.lives === "here";

/** The address of a file of the house (`/icon.svg`), from wherever its pages are served. */
export const at = (path: string): string => (livesHere ? new URL(`.${path}`, document.baseURI).href : path);

/** The address of a page (`/replay/abc`), for links and for the address bar: a host of plain files knows one page only, and the rest stands behind its #. */
export const pageAt = (path: string): string => (livesHere ? `#${path}` : path);

/** The same in full, to be sent to somebody. */
export const linkTo = (path: string): string => new URL(pageAt(path), document.baseURI).href;
