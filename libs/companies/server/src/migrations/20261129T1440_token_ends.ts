import { sql, type Kysely } from 'kysely';

/** Why a token has ended. Those that ended before are not known by whom; those in force have no end yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company_tokens add column ended text
      check (ended is null or (ended in ('revoked', 'maker', 'company') and revoked_at is not null))`.execute(
    db,
  );
  // A company that is suspended ends what its people have made for others.
  await sql`
    create index company_tokens_maker_company on company_tokens (maker_company_id) where revoked_at is null`.execute(
    db,
  );
}
