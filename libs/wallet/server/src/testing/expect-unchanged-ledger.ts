import { sql } from 'kysely';
import type { TestApi } from '@traveldesk/shared-testing/server';

/** Returns a fingerprint of the ledger: row counts and a hash of the accounts. */
async function printOf({ kernel }: TestApi): Promise<object> {
  const { rows } = await sql<object>`
    select (select count(*) from ledger_transfers) as transfers, (select count(*) from ledger_entries) as entries,
      (select count(*) from ledger_holds) as holds, (select count(*) from ledger_hold_ends) as ends,
      (select count(*) from ledger_limits) as limits, (select count(*) from approval_requests) as requests,
      (select md5(string_agg(a::text, '|' order by id)) from ledger_accounts as a) as accounts`.execute(
    kernel.db,
  );
  return rows[0] ?? {};
}

/** Runs work that should be refused; fails if it changed the ledger. Returns the work's result. */
export async function expectUnchangedLedger<Result>(
  api: TestApi,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await printOf(api);
  const result = await work();
  expect(await printOf(api)).toEqual(before);
  return result;
}
