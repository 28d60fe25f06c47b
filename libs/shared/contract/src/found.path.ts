/** GET: finds the records that match a text, of every kind that the caller may open. */
export const foundPath = '/search';

/** Minimum length of a search text; a single character would match everything. */
export const shortestSearch = 2;
