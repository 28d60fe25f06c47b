/** The name under which the typed text of the quote's dialog is kept. */
export const quotePart = 'quote';
