import { sql, type Kysely } from 'kysely';

/** Adds the version of each table's search texts, and the progress of the job that renews them (docs/adr/0109). */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table search_fillings (
      table_name text primary key,
      version integer not null,
      next_version integer not null,
      last_id uuid
    )`.execute(db);
};
