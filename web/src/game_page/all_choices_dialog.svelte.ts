/** Whether the list of all choices is open: the menu and a key open it, the question shows it. */
export const allChoicesDialog = $state({ open: false });
