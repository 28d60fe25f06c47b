import { sql, type Kysely } from 'kysely';

/** Adds the reason why a token ended; null for active tokens, and unknown for those that ended before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company_tokens add column ended text
      check (ended is null or (ended in ('revoked', 'maker', 'company') and revoked_at is not null))`.execute(
    db,
  );
  // Suspending a company also ends tokens that its users made for other companies.
  await sql`
    create index company_tokens_maker_company on company_tokens (maker_company_id) where revoked_at is null`.execute(
    db,
  );
}
