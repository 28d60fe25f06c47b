import { sql, type Kysely } from 'kysely';

/**
 * Adds the credit that one person may grant in a day without a second one; it starts equal to the deposit limit. A raise by approval stores
 * its request, once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table wallet_settings
      add column credit_raise_limit bigint check (credit_raise_limit >= 0),
      add column credit_raise_currency text check (credit_raise_currency ~ '^[A-Z]{3}$')`.execute(db);
  await sql`update wallet_settings set credit_raise_limit = deposit_limit, credit_raise_currency = currency`.execute(
    db,
  );
  await sql`
    alter table wallet_settings
      alter column credit_raise_limit set not null,
      alter column credit_raise_currency set not null`.execute(db);
  await sql`
    alter table ledger_limits
      add column approval_id uuid unique references approval_requests (id)`.execute(db);
  await sql`
    create index ledger_limits_of_author on ledger_limits (author_id, created_at)
    where approval_id is null`.execute(db);
}
