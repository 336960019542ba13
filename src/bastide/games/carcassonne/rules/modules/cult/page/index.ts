/** What The Cult draws: the shrine. */
import type { ModulePage } from "$games/carcassonne/page/module.ts";

const SHRINE = `<ellipse cx="0" cy="13" rx="16" ry="4" fill="#000" opacity=".16"/><path d="M-14 12v-15h28v15z" fill="#e4ddea" stroke="#4d3c66" stroke-width="1"/><path d="M-17-3L0-16 17-3z" fill="#7a5f9a" stroke="#4d3c66" stroke-width="1"/><path d="M-10-3v15M-3.4-3v15M3.4-3v15M10-3v15" stroke="#4d3c66" stroke-width="2"/><circle cx="0" cy="-8" r="2.6" fill="#f1d36a" stroke="#4d3c66" stroke-width=".8"/>`;

export default { buildings: { shrine: { sign: SHRINE } } } satisfies ModulePage;
