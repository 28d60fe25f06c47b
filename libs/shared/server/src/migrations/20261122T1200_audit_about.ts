import { sql, type Kysely } from 'kysely';

/**
 * Adds to audit entries the companies that they were about when written (SECURITY 58, docs/adr/0044). Older entries keep their hash, which
 * does not cover the new columns (`hash_version` 1), and name no companies; if their kind belongs to companies, only staff see them.
 * Constant defaults rewrite no rows, so the table is locked only briefly.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table audit_entries
      add column about uuid[] not null default '{}',
      add column hash_version smallint not null default 1`.execute(db);
};
