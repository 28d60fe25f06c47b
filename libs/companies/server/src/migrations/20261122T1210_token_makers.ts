import { sql, type Kysely } from 'kysely';

/**
 * Binds a token to its maker's type and company at its creation (SECURITY 32): once either changes, the token is refused. Existing tokens
 * are bound to the makers' current ones, and end when the maker is gone.
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
