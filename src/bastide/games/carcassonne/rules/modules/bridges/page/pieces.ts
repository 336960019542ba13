/** What players have of this module: bridges, lying either way, and castles. */
const BRIDGE = `<path d="M-16-6h32v12h-32z" fill="#8a5a2b" stroke="#5a3712" stroke-width="1.500"/><path d="M-16-3h32v6h-32z" fill="#fbf3df"/><path d="M-9-6v12M0-6v12M9-6v12" stroke="#5a3712" stroke-width="1.500"/>`;
export const PIECES = {
  bridge: BRIDGE,
  "bridge-ew": BRIDGE,
  "bridge-ns": `<g transform="rotate(90)">${BRIDGE}</g>`,
  castle: `<path d="M-15 13v-24h6v5h5v-5h8v5h5v-5h6v24z" fill="#c9a86b" stroke="#5a3712" stroke-width="2"/><path d="M-4 13v-8a4 4 0 0 1 8 0v8z" fill="#5a3712"/>`,
};
