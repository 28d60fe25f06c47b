/** Who does something; null is the product itself. */
export type Writer = { userId: string; name: string } | null;
