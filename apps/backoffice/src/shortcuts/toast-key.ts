/** Moves the focus to a toast's button and back. Browsers use F6 to move the focus between their panes. */
export const toastKey = 'F8';
