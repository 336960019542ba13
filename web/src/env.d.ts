/// <reference types="vite/client" />

declare module "*?emblems" {
  /** The inner SVG of each emblem, drawn on 512 by 512, in the current colour. */
  const emblems: Record<string, string>;
  export default emblems;
}
