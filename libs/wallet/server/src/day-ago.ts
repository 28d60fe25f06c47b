import { sql } from 'kysely';

/** In SQL: the start of the last 24 hours, the period of one person's limits for movements and credit raises. */
export const dayAgo = sql<Date>`now() - interval '24 hours'`;
