/** Addresses of files and pages: below the root of a server, or in the folder that a static site was served from. */

/** Whether there is no server: the folder that these pages came from is all there is. */
export const isOnDevice = document.documentElement.dataset.engine === "device";

/** The address of a file of the house (`/icon.svg`), from wherever its pages are served. */
export const assetUrl = (path: string): string => (isOnDevice ? new URL(`.${path}`, document.baseURI).href : path);

/** The address of a page (`/replay/abc`), for links and for the address bar: a host of plain files knows one page only, and the rest stands behind its #. */
export const pageUrl = (path: string): string => (isOnDevice ? `#${path}` : path);

/** The same in full, to be sent to somebody. */
export const absolutePageUrl = (path: string): string => new URL(pageUrl(path), document.baseURI).href;
