import { sql } from 'kysely';
import type { Kernel } from '@traveldesk/shared-server';

/** Author of every second entry. */
export const busyAuthor = '0193f000-0000-7000-8000-00000000000a';

/**
 * Fills a company's wallet in euros with alternating deposits and adjustments up to `entries`. Balances and versions are as the triggers
 * would write them. Triggers and hash chains are skipped: a million entries with them take a quarter of an hour, and no measurement reads
 * the hashes.
 */
export async function fillWallet(
  { db }: Pick<Kernel, 'db'>,
  company: string,
  entries: number,
): Promise<void> {
  await sql`insert into ledger_accounts (id, company_id, kind, currency)
    values (gen_random_uuid(), ${company}::uuid, 'wallet', 'EUR'), (gen_random_uuid(), ${company}::uuid, 'received', 'EUR')
    on conflict do nothing`.execute(db);
  const had = await sql<{ version: number }>`
    select version from ledger_accounts where company_id = ${company} and kind = 'wallet'`.execute(db);
  const from = had.rows[0]?.version ?? 0;
  for (let done = from; done < entries; done += atOnce)
    await fillFurther(db, company, Math.min(done + atOnce, entries));
  for (const table of ['ledger_entries', 'ledger_transfers', 'ledger_accounts'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

/** A million rows in one statement would exceed the connection's timeout (`improveQueries`). */
const atOnce = 50_000;

const typeOf = sql`case number % 2 when 0 then 'deposit' else 'adjustment' end`;
const authorOf = sql`case number % 2 when 0 then ${sql.lit(busyAuthor)}::uuid end`;

async function fillFurther(db: Kernel['db'], company: string, entries: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`create temporary table paid on commit drop as
      select gen_random_uuid() as id, number, to_timestamp(1767225600 + number * 20) as at
      from generate_series(
        (select version + 1 from ledger_accounts where company_id = ${company} and kind = 'wallet'), ${entries}::int) as number`.execute(
      tx,
    );
    await sql`insert into ledger_transfers (id, type, entries, method, reference, received_on, author_id, author_name, created_at, hash)
      select id, ${typeOf}, 2, 'bank', 'TT-' || number, at::date, ${authorOf}, 'Mona Said', at, '' from paid`.execute(
      tx,
    );
    await sql`insert into ledger_entries (id, transfer_id, account_id, amount, previous_balance, balance, paid_in, version,
        kind, company_id, currency, type, author_id, reference, created_at, hash)
      select gen_random_uuid(), paid.id, a.id, sign * 100, sign * (number - 1) * 100, sign * number * 100,
        greatest(sign, 0) * number * 100, number, a.kind, a.company_id, a.currency, ${typeOf}, ${authorOf},
        'TT-' || number, at, repeat('0', 64)
      from paid, ledger_accounts as a, lateral (select case a.kind when 'wallet' then 1 else -1 end) as side (sign)
      where a.company_id = ${company} and a.kind in ('wallet', 'received')`.execute(tx);
    await sql`update ledger_accounts set
        balance = case kind when 'wallet' then 100 else -100 end * ${entries}::bigint,
        paid_in = case kind when 'wallet' then 100 else 0 end * ${entries}::bigint, version = ${entries}::int
      where company_id = ${company}`.execute(tx);
  });
}
