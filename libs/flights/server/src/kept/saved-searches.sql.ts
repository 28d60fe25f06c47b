import { jsonb } from '@traveldesk/shared-server';
import { sql, type Selectable } from 'kysely';
import { companyScope } from '@traveldesk/companies-server';
import { dayMs } from '@traveldesk/shared-contract';
import type { Actor, Db, Tx } from '@traveldesk/shared-server';
import type { FlightSavedSearchesTable } from '../flights.tables';

export type SavedRow = Selectable<FlightSavedSearchesTable>;

/** Retention of recent searches. */
const recentDays = 90;

export async function findRecent(
  db: Db,
  { userId, ...actor }: Pick<Actor, 'userId' | 'type' | 'companyId'>,
  limit: number,
) {
  const rows = await db
    .selectFrom('flight_recent_searches as recent')
    .leftJoin('companies', 'companies.id', 'recent.company_id')
    .select([
      'recent.id',
      'recent.query',
      'recent.searched_at',
      'companies.id as company_id',
      'companies.name',
    ])
    .where('recent.user_id', '=', userId)
    .where((where) =>
      where.or([
        where('recent.company_id', 'is', null),
        where.and([where('companies.id', 'is not', null), companyScope(actor)('recent.company_id')]),
      ]),
    )
    .orderBy('recent.searched_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ company_id: id, name, ...row }) => ({
    ...row,
    company: id === null || name === null ? null : { id, name },
  }));
}

export async function findSaved(db: Db, userId: string): Promise<SavedRow[]> {
  return db
    .selectFrom('flight_saved_searches')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

export async function countSaved(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('flight_saved_searches')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Violates `flight_saved_searches_name` if the user already has a search of that name. */
export async function insertSaved(tx: Tx, row: SavedRow): Promise<void> {
  await tx
    .insertInto('flight_saved_searches')
    .values({ ...row, price: jsonb(row.price) })
    .execute();
}

/** Deletes a saved search of the user and returns it; undefined if there is none. */
export async function removeSaved(tx: Tx, id: string, userId: string): Promise<SavedRow | undefined> {
  return tx
    .deleteFrom('flight_saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

export async function forgetRecent(db: Db, now = new Date()): Promise<void> {
  await db
    .deleteFrom('flight_recent_searches')
    .where('searched_at', '<', new Date(now.getTime() - recentDays * dayMs))
    .execute();
}
