/** The author of a change; null for the system itself. */
export type ChangeAuthor = { userId: string; name: string } | null;
