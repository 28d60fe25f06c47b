/** What takes the place of `:id` in the path of a screen (a UUID), as a part of a regular expression. */
export const recordId = '[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}';
