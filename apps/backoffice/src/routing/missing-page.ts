/** The code of a page did not come. What browsers say of it, the cause, names files of the product and nothing that a reader could mend. */
export class MissingPage extends Error {}
