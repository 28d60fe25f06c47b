import { sql, type Kysely } from 'kysely';
import { addCompact, noteUnfilled } from '@traveldesk/shared-server';

/** Turns the generated search texts of places into columns that the application writes. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const table of ['cities', 'airports']) {
    await sql`
      alter table ${sql.table(table)}
        alter column compact drop expression, alter column compact drop not null`.execute(db);
    await noteUnfilled(db, table);
  }
  await addCompact(db, 'countries');
};
