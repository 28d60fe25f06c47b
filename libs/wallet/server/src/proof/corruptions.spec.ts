import { sql } from 'kysely';
import { describeOnDatabase, hardness, numbersFrom, type TestApi } from '@traveldesk/shared-testing/server';
import { ledgerWithEveryMovement, type Books } from '../testing/ledger-with-every-movement';
import { applyCorruption } from '../testing/corruptions';
import { walletModules } from '../testing/wallet-api';

const { runs, seed } = hardness(8, 3);

/** Columns that cannot be derived, or that a check recalculates; each with a value it never has. */
const columns: [table: string, column: string, other: string][] = [
  // If a constraint of the row would refuse the change, other columns change with it.
  ['ledger_entries', 'amount', 'amount + 1, balance = balance + 1'],
  ['ledger_entries', 'balance', 'balance + 1, previous_balance = previous_balance + 1'],
  ['ledger_entries', 'previous_balance', 'previous_balance - 1, amount = amount + 1'],
  ['ledger_entries', 'paid_in', 'paid_in + 7'],
  ['ledger_entries', 'version', 'version + 500'],
  ['ledger_entries', 'currency', "'XXX'"],
  ['ledger_entries', 'type', "'odd'"],
  ['ledger_entries', 'reference', "coalesce(reference, '') || 'x'"],
  ['ledger_entries', 'created_at', "created_at + interval '1 minute'"],
  ['ledger_entries', 'hash', "reverse(hash) || '0'"],
  ['ledger_transfers', 'note', "coalesce(note, '') || 'x'"],
  ['ledger_transfers', 'reason', "coalesce(reason, '') || 'x'"],
  ['ledger_transfers', 'author_name', "coalesce(author_name, '') || 'x'"],
  ['ledger_transfers', 'reference', "coalesce(reference, '') || 'x'"],
  ['ledger_transfers', 'created_at', "created_at - interval '1 minute'"],
  ['ledger_transfers', 'entries', 'entries + 1'],
  ['ledger_holds', 'amount', 'amount + 1'],
  ['ledger_holds', 'held', 'held + 1'],
  ['ledger_holds', 'reference', "coalesce(reference, '') || 'x'"],
  ['ledger_holds', 'hash', "reverse(hash) || '0'"],
  ['ledger_hold_ends', 'created_at', "created_at + interval '1 minute'"],
  ['ledger_hold_ends', 'held', 'held + 1'],
  ['ledger_limits', 'credit_limit', 'credit_limit + 1'],
  ['ledger_limits', 'author_name', "coalesce(author_name, '') || 'x'"],
  ['ledger_accounts', 'balance', 'balance + 1'],
  ['ledger_accounts', 'paid_in', 'paid_in + 1'],
  ['ledger_accounts', 'version', 'version + 1'],
  ['ledger_accounts', 'seq', 'seq + 1'],
  ['ledger_accounts', 'hash', "hash || 'x'"],
];
const gone = ['ledger_entries', 'ledger_transfers', 'ledger_holds', 'ledger_hold_ends', 'ledger_limits'];

describeOnDatabase('a changed row anywhere in the ledger', (makeApi) => {
  let api: TestApi;
  let books: Books;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    books = await ledgerWithEveryMovement(api);
  });

  it(
    `is found, whichever column it is (${runs} from seed ${seed})`,
    async () => {
      const next = numbersFrom(seed);
      const row = (table: string) => sql`(
        select ctid from ${sql.table(table)} order by ctid
        offset ${next(1_000)} % (select count(*) from ${sql.table(table)}) limit 1)`;
      const missed: string[] = [];
      for (let run = 0; run < runs; run += 1) {
        const [table = '', column = '', other = ''] = columns[next(columns.length)] ?? [];
        const lost = gone[next(gone.length)] ?? '';
        const statement =
          next(4) === 0
            ? sql`delete from ${sql.table(lost)} where ctid = ${row(lost)}`
            : sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.raw(other)} where ctid = ${row(table)}`;
        const { behind, never } = await applyCorruption(api, books, { statements: () => [statement] });
        if (behind.whole.length === 0 || never.whole.length === 0)
          missed.push(`${run}: ${table}.${column} or ${lost}`);
      }
      expect(missed).toEqual([]);
    },
    Math.max(60_000, runs * 3_000),
  );
});
