import { sql, type Kysely } from 'kysely';

/**
 * A token is bound to who its maker was when making it (SECURITY 32): once they are of another type or company it is
 * refused. Tokens from before are bound to who their makers are now, and end where the maker is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company_tokens
      add column maker_type text check (maker_type in ('staff', 'company', 'customer')),
      add column maker_company_id uuid`.execute(db);
  const { rows } = await sql<{ there: boolean }>`select to_regclass('users') is not null as there`.execute(
    db,
  );
  if (rows[0]?.there) {
    await sql`
      update company_tokens set maker_type = users.type, maker_company_id = users.company_id
      from users where users.id = company_tokens.created_by`.execute(db);
  }
  await sql`
    update company_tokens set maker_type = 'customer', revoked_at = coalesce(revoked_at, now())
    where maker_type is null`.execute(db);
  await sql`alter table company_tokens alter column maker_type set not null`.execute(db);
  await sql`create index company_tokens_maker on company_tokens (created_by)`.execute(db);
}
