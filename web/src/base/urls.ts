/** URLs of files and pages, for a server and for a static site. */

/** Whether the engine runs on this device, without a server. */
export const isOnDevice = document.documentElement.dataset.engine === "device";

/** URL of the site for playing without a server, if the server offers it. */
export const offlineSiteUrl = document.querySelector<HTMLMetaElement>('meta[name="here"]')?.content;

/** URL of a file such as `/icon.svg`. */
export const assetUrl = (path: string): string => (isOnDevice ? new URL(`.${path}`, document.baseURI).href : path);

/** URL of a page such as `/replay/abc`; a static site puts it into the fragment. */
export const pageUrl = (path: string): string => (isOnDevice ? `#${path}` : path);

/** Absolute URL of a page, for sharing. */
export const absolutePageUrl = (path: string): string => new URL(pageUrl(path), document.baseURI).href;
