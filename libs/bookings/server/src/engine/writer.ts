/** The author of a change; null for the system itself. */
export type Writer = { userId: string; name: string } | null;
