import { sql } from 'kysely';

/** In SQL: the beginning of the last 24 hours, which the limits of one person's moves and raises look back on. */
export const dayAgo = sql<Date>`now() - interval '24 hours'`;
