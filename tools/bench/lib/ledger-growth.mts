import { sql } from 'kysely';
import { median, type Books } from './ledger-books.mts';

const sizes = [100, 10_000, 100_000, 1_000_000];
const times = 15;

/** How long what is read of one wallet takes, as it has ever more entries. */
export async function* measureGrowth(books: Books, most: number) {
  const company = await books.addCompany('Ever more');
  for (const entries of sizes.filter((size) => size <= most)) {
    await fill(books, company, entries);
    const statement = (page: number) =>
      `/companies/${company}/statement?currency=EUR&from=2026-01-01&to=2026-12-31&page=${page}&per_page=20`;
    const last = Math.ceil(entries / 20);
    const urls: Record<string, string> = {
      balance: `/companies/${company}/balance`,
      'statement, first page': statement(1),
      'statement, last page': statement(last),
      'list, first page': `/transactions?company_id=${company}`,
      sums: `/transaction/sums?company_id=${company}&currency=EUR`,
    };
    const figures: Record<string, number> = {};
    for (const [name, url] of Object.entries(urls))
      figures[name] = await timeOf(() => books.call('GET', url));
    yield { entries, figures };
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const from = performance.now();
    await work();
    taken.push(performance.now() - from);
  }
  return median(taken);
}

/**
 * Puts deposits into the wallet until it has so many, with the balances and numbers that the ledger's own rules would have
 * written, but past them and without their chains of hashes, which nothing reads that is measured here: a million by the rules take
 * a quarter of an hour.
 */
async function fill({ kernel: { db } }: Books, company: string, entries: number): Promise<void> {
  await sql`insert into ledger_accounts (id, company_id, kind, currency)
    values (gen_random_uuid(), ${company}::uuid, 'wallet', 'EUR'), (gen_random_uuid(), ${company}::uuid, 'received', 'EUR')
    on conflict do nothing`.execute(db);
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`create temporary table paid on commit drop as
      select gen_random_uuid() as id, number, to_timestamp(1767225600 + number * 20) as at
      from generate_series(
        (select version + 1 from ledger_accounts where company_id = ${company} and kind = 'wallet'), ${entries}::int) as number`.execute(
      tx,
    );
    await sql`insert into ledger_transfers (id, type, entries, method, reference, received_on, created_at, hash)
      select id, 'deposit', 2, 'bank', 'TT-' || number, at::date, at, '' from paid`.execute(tx);
    await sql`insert into ledger_entries (id, transfer_id, account_id, amount, previous_balance, balance, paid_in, version,
        kind, company_id, currency, type, reference, created_at, hash)
      select gen_random_uuid(), paid.id, a.id, sign * 100, sign * (number - 1) * 100, sign * number * 100,
        greatest(sign, 0) * number * 100, number, a.kind, a.company_id, a.currency, 'deposit', 'TT-' || number, at, ''
      from paid, ledger_accounts as a, lateral (select case a.kind when 'wallet' then 1 else -1 end) as side (sign)
      where a.company_id = ${company} and a.kind in ('wallet', 'received')`.execute(tx);
    await sql`update ledger_accounts set
        balance = case kind when 'wallet' then 100 else -100 end * ${entries}::bigint,
        paid_in = case kind when 'wallet' then 100 else 0 end * ${entries}::bigint, version = ${entries}::int
      where company_id = ${company}`.execute(tx);
  });
  await sql`vacuum analyze ledger_entries, ledger_transfers, ledger_accounts`.execute(db);
}
