/** GET: the records that answer to a text, of every kind that the caller may open. */
export const foundPath = '/search';

/** From this many characters on; one alone would find everything. */
export const shortestSearch = 2;
