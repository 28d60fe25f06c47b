/** Moves the focus to a toast's button and back. F6 is taken by browsers for the parts of their window. */
export const toastKey = 'F8';
