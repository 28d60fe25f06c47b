import { sql } from 'kysely';
import { runLedgerCheck } from '../../../libs/wallet/server/src/check/run-check';
import { type Books } from './ledger-books.mts';

const wallets = 1_000;

/** Milliseconds. */
export interface Checks {
  entries: number;
  newEntries: number;
  whole: number;
  recent: number;
}

/** How long a complete check takes, and one of the entries since then, with this many entries in a thousand wallets. */
export async function measureChecks(books: Books, entries: number): Promise<Checks> {
  const each = Math.max(1, Math.round(entries / 2 / wallets));
  await fill(books, each);
  const whole = await timed(() => runLedgerCheck(books.kernel, 'whole'));
  await pay(books, each + 1, 0);
  const recent = await timed(() => runLedgerCheck(books.kernel, 'new'));
  if (whole.result.found + recent.result.found > 0)
    throw new Error(`The books are not whole: ${JSON.stringify(whole.result.faults.slice(0, 3))}`);
  return { entries: each * 2 * wallets, newEntries: wallets * 2, whole: whole.ms, recent: recent.ms };
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const from = performance.now();
  const result = await work();
  return { ms: performance.now() - from, result };
}

/** Opens the wallets and makes this many deposits into each. */
async function fill(books: Books, times: number): Promise<void> {
  const { db } = books.kernel;
  for (let number = 0; number < wallets; number += 1) {
    const company = await books.addCompany(`Checked ${number}`);
    await sql`insert into ledger_accounts (id, company_id, kind, currency)
      values (gen_random_uuid(), ${company}::uuid, 'wallet', 'EUR'), (gen_random_uuid(), ${company}::uuid, 'received', 'EUR')`.execute(
      db,
    );
  }
  for (let version = 1; version <= times; version += 1) await pay(books, version, 2);
  await sql`vacuum analyze ledger_entries, ledger_transfers, ledger_accounts`.execute(db);
}

/**
 * A deposit for each wallet, this many days ago, with everything that the ledger's rules would have written, including hashes, but
 * without running them: all wallets at once instead of one after the other.
 */
async function pay({ kernel: { db } }: Books, version: number, daysAgo: number): Promise<void> {
  const at = new Date(Date.now() - daysAgo * 24 * 3_600_000);
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`create temporary table paid on commit drop as
      select company_id, ${at}::timestamptz as at,
        -- In order of time, like the product's own keys.
        encode(substr(int8send((extract(epoch from ${at}::timestamptz) * 1000)::int8), 3)
          || substr(uuid_send(gen_random_uuid()), 7), 'hex')::uuid as id
      from ledger_accounts where kind = 'wallet' and company_id in (select id from companies where name like 'Checked %')`.execute(
      tx,
    );
    await sql`analyze paid`.execute(tx);
    await sql`insert into ledger_transfers (id, type, entries, method, received_on, created_at, hash)
      select id, 'deposit', 2, 'bank', at::date, at, '' from paid`.execute(tx);
    await sql`update ledger_transfers as t set hash = ledger_transfer_hash(t) from paid where t.id = paid.id`.execute(
      tx,
    );
    await sql`insert into ledger_entries
      select (e).id, (e).transfer_id, (e).account_id, (e).amount, (e).previous_balance, (e).balance, (e).paid_in, (e).version,
        (e).kind, (e).company_id, (e).currency, (e).type, (e).author_id, (e).reference, (e).created_at,
        ledger_entry_hash(previous, e, written)
      from (
        select a.hash as previous, t.hash as written, row(gen_random_uuid(), t.id, a.id, sign * 100, a.balance,
          a.balance + sign * 100, a.paid_in + greatest(sign, 0) * 100, ${version}::int8, a.kind, a.company_id, a.currency, 'deposit',
          null, null, t.created_at, '')::ledger_entries as e
        from paid join ledger_transfers as t on t.id = paid.id join ledger_accounts as a on a.company_id = paid.company_id,
          lateral (select case a.kind when 'wallet' then 1 else -1 end) as side (sign)
      ) as made`.execute(tx);
    await sql`update ledger_accounts as a
      set balance = e.balance, paid_in = e.paid_in, version = e.version, hash = e.hash, last_at = e.created_at
      from ledger_entries as e join paid on paid.id = e.transfer_id where e.account_id = a.id`.execute(tx);
  });
}
