/**
 * Icons within 24 by 24: lines of one weight with round ends, solid areas in a lighter tone, and at most one accent. Drawn,
 * because not every font has the characters. Their names are in the catalogue `icon`.
 */
export type IconPaths = {
  /** Strokes. */
  line?: string;
  /** Solid area in a lighter tone. */
  tone?: string;
  /** Area in the accent colour. */
  accent?: string;
  /** The tone is as strong as the line. */
  isSolid?: true;
  /** Mirrored in right-to-left pages. */
  isMirrored?: true;
};

const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
const solid = (d: string): IconPaths => ({ line: d, tone: d });

export const ICONS = {
  // Navigation
  home: { line: "M3.5 11.5L12 4.5l8.5 7M6 10v9.5h12V10", tone: "M6 10l6-5 6 5v9.5H6z", accent: "M10 19.5v-4a2 2 0 0 1 4 0v4z" },
  menu: { line: "M4 7h16M4 12h16M4 17h16" },
  settings: { line: `M4 7.5h8M18.5 7.5H20M4 16.5h1.5M12 16.5h8${disc(15.2, 7.5, 3)}${disc(8.8, 16.5, 3)}`, tone: disc(15.2, 7.5, 3), accent: disc(8.8, 16.5, 3) },
  close: { line: "M6.5 6.5l11 11M17.5 6.5l-11 11" },
  left: { line: "M19 12H5M11 6l-6 6 6 6" },
  right: { line: "M5 12h14M13 6l6 6-6 6" },
  up: { line: "M12 19V5M6 11l6-6 6 6" },
  down: { line: "M12 5v14M6 13l6 6 6-6" },
  whole: { line: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", tone: "M8 8h8v8H8z" },
  plus: { line: "M12 5.5v13M5.5 12h13" },
  minus: { line: "M5.5 12h13" },
  // Actions
  undo: { line: "M8.5 5.5L4 10l4.5 4.5M4.5 10H14a5 5 0 0 1 0 10h-3.5", isMirrored: true },
  turn: { line: "M18.5 12A6.5 6.5 0 1 1 16.6 7.4M18.7 3.8v4.4h-4.4", accent: disc(12, 12, 1.7) },
  hint: {
    line: "M9.5 18.5h5M10.5 21h3M9.3 15.8c0-2.5-2.8-3.6-2.8-7a5.5 5.5 0 0 1 11 0c0 3.4-2.8 4.5-2.8 7z",
    tone: "M9.3 15.8c0-2.5-2.8-3.6-2.8-7a5.5 5.5 0 0 1 11 0c0 3.4-2.8 4.5-2.8 7z",
    accent: "M12 6.2l.9 2 2 .9-2 .9-.9 2-.9-2-2-.9 2-.9z",
  },
  check: { line: "M5 12.5l4.5 4.5L19 7.5" },
  cross: { line: "M7 7l10 10M17 7L7 17" },
  enter: { line: "M19 6v7H6M10 9l-4 4 4 4", isMirrored: true },
  space: { line: "M4 10.5v5h16v-5" },
  lock: { line: "M6.5 11h11v8.5h-11zM8.8 11V8a3.2 3.2 0 0 1 6.4 0v3", tone: "M6.5 11h11v8.5h-11z", accent: disc(12, 15.2, 1.5) },
  unlock: { line: "M6.5 11h11v8.5h-11zM8.8 11V7.5a3.2 3.2 0 0 1 6-1.6", tone: "M6.5 11h11v8.5h-11z", accent: disc(12, 15.2, 1.5) },
  // Reading and sound
  log: { line: "M8.5 6.5H19M8.5 12H19M8.5 17.5h7", accent: `${disc(4.8, 6.5, 1.4)}${disc(4.8, 12, 1.4)}${disc(4.8, 17.5, 1.4)}`, isMirrored: true },
  eye: {
    line: "M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12z",
    tone: "M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12z",
    accent: disc(12, 12, 3),
  },
  sound: { line: "M4 9.8v4.4h3l4.5 3.8V6L7 9.8zM15.5 9a4 4 0 0 1 0 6M18.2 6.6a8 8 0 0 1 0 10.8", tone: "M4 9.8v4.4h3l4.5 3.8V6L7 9.8z", isMirrored: true },
  trophy: {
    line: "M8 4.5h8V10a4 4 0 0 1-8 0zM8 6.5H4.8c0 3 1.2 4.8 3.4 5M16 6.5h3.2c0 3-1.2 4.8-3.4 5M12 14v3.5M8.5 20h7",
    tone: "M8 4.5h8V10a4 4 0 0 1-8 0z",
    accent: "M12 6l.8 1.7 1.8.2-1.3 1.3.3 1.8-1.6-.9-1.6.9.3-1.8-1.3-1.3 1.8-.2z",
  },
  // Positions in time and on the table
  dot: { tone: disc(12, 12, 6.5), isSolid: true },
  mark: { ...solid("M5.5 6.5h13L12 17.5z"), isSolid: true },
  play: solid("M8 5.5l10.5 6.5L8 18.5z"),
  pause: solid("M7.5 5.5h3v13h-3zM13.5 5.5h3v13h-3z"),
  // The timeline runs from left to right in every language.
  next: { line: "M6 5.5l9.5 6.5L6 18.5zM18.5 5.5v13", tone: "M6 5.5l9.5 6.5L6 18.5z" },
  previous: { line: "M18 5.5L8.5 12l9.5 6.5zM5.5 5.5v13", tone: "M18 5.5L8.5 12l9.5 6.5z" },
  first: { line: "M20 6l-7 6 7 6zM13 6l-7 6 7 6zM3.5 6v12", tone: "M20 6l-7 6 7 6zM13 6l-7 6 7 6z" },
  last: { line: "M4 6l7 6-7 6zM11 6l7 6-7 6zM20.5 6v12", tone: "M4 6l7 6-7 6zM11 6l7 6-7 6z" },
} satisfies Record<string, IconPaths>;
export type IconName = keyof typeof ICONS;
