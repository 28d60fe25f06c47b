import { sql, type Kysely } from 'kysely';

/** A credit limit is the wallet's, which has taken over what was set here (20261123T0352_ledger_limits); its index goes with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table companies drop column credit_limit`.execute(db);
}
