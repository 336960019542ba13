/** The figures that are nobody's, and what questions are about. */
export const PIECES = {
  dragon: `<g transform="scale(1.500)"><path d="M-9 5c1-8 6-11 12-11l-1.500-3 6 2 3 4.500-3 1c0 5-3 9-9 9 1.500-3 1.500-5 0-6-1.500 3-4.500 4.500-7.500 3.500z" fill="#b3261e" stroke="#fff" stroke-width="1.600" stroke-linejoin="round" paint-order="stroke"/><circle cx="5" cy="-3" r="0.900" fill="#fff"/></g>`,
  fairy: `<path d="M-4 2c-9-10-14-6-12 0s8 6 12 3M4 2c9-10 14-6 12 0s-8 6-12 3" fill="#cfe9f3" stroke="#2d6cb3" stroke-width="1.200"/><path d="M-5 14l5-16 5 16z" fill="#fffaf0" stroke="#2d6cb3" stroke-width="1.500"/><circle cy="-5" r="4.500" fill="#fbe6a4" stroke="#2d6cb3" stroke-width="1.500"/>`,
  portal: `<path d="M-11 14v-14a11 11 0 0 1 22 0v14z" fill="#7b3fa0" stroke="#fff" stroke-width="2"/><path d="M-5 14v-12a5 5 0 0 1 10 0v12z" fill="#f3d36b"/>`,
  princess: `<circle r="14" fill="#f6dbe6" stroke="#9a2f63" stroke-width="2"/><path d="M-9 6v-12l5 5 4-7 4 7 5-5v12z" fill="#c23b7d"/>`,
};
