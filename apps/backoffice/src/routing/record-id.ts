/** A regular expression for `:id` in a screen's path (a UUID). */
export const recordId = '[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}';
