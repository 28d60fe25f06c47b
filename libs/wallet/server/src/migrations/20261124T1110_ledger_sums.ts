import { sql, type Kysely } from 'kysely';

/**
 * Lets sums of a filtered list read one covering index instead of the rows, which are ten times as long. The statistics tell PostgreSQL how
 * amounts and references are spread: without them it expects too few matches and fetches a million rows one by one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const lists = {
    ledger_entries_by_created_at: sql`kind = 'wallet'`,
    ledger_entries_earned_by_created_at: sql`kind = 'earnings'`,
  };
  for (const [name, rows] of Object.entries(lists)) {
    await sql`drop index ${sql.id(name)}`.execute(db);
    await sql`
      create index ${sql.id(name)} on ledger_entries (created_at, id)
      include (currency, amount, company_id, type, author_id, reference) where ${rows}`.execute(db);
  }
  await sql`
    create statistics ledger_entries_asked on abs(amount), lower(reference) from ledger_entries`.execute(db);
}
