/** Whether the dialog of all choices is open; menu and shortcut open it, the prompt shows it. */
export const allChoicesDialog = $state({ open: false });
