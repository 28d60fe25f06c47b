import { sql, type Kysely } from 'kysely';

/** Credit limits moved to the wallets (20261123T0352_ledger_limits); dropping the column drops its index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table companies drop column credit_limit`.execute(db);
}
