import { sql, type Kysely } from 'kysely';

/**
 * Each audit entry says which companies it was about when it was written (SECURITY 58, docs/adr/0044). Entries from before
 * keep their hash, which does not cover the new columns (`hash_version` 1), and say nothing: of kinds that belong to
 * companies they are the platform's staff's. Constant defaults rewrite no row, so the table is locked for a moment only.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table audit_entries
      add column about uuid[] not null default '{}',
      add column hash_version smallint not null default 1`.execute(db);
};
