/** A page's code could not be loaded. The browser's message, the cause, names internal files and does not help a user. */
export class MissingPage extends Error {}
