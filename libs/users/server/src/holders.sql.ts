import { sql } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import { administratorColumn, permissionsColumn } from './access.sql';
import './users.tables';

/** A person who can sign in and holds certain permissions. */
export interface Holder {
  id: string;
  name: string;
  email: string;
}

/** The people who can sign in and hold all of these permissions, by name; no more than `limit`, and of the staff alone where it is said. */
export async function holdersOf(
  db: Db | Tx,
  permissions: readonly string[],
  { limit, staffOnly = false }: { limit: number; staffOnly?: boolean },
): Promise<Holder[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('status', '=', 'active')
    .where(sql<boolean>`(${administratorColumn} or ${permissionsColumn} @> ${[...permissions]}::text[])`)
    .$if(staffOnly, (found) => found.where('type', '=', 'staff'))
    .orderBy('search')
    .orderBy('id')
    .limit(limit)
    .execute();
}
