import { sql } from 'kysely';
import type { Tx } from '@traveldesk/shared-server';

type Companies = ReadonlyMap<string, string>;

/** Whose a transaction is, for the trail: the company whose wallet it took from, or else put into. */
export async function companiesOfTransactions(tx: Tx, ids: readonly string[]): Promise<Companies> {
  const { rows } = await sql<{ id: string; company_id: string }>`
    select distinct on (transfer_id) transfer_id as id, company_id from ledger_entries
    where kind = 'wallet' and transfer_id = any(${ids}::uuid[]) order by transfer_id, amount`.execute(tx);
  return new Map(rows.map(({ id, company_id: companyId }) => [id, companyId]));
}

/** Whose a hold is. */
export async function companiesOfHolds(tx: Tx, ids: readonly string[]): Promise<Companies> {
  const { rows } = await sql<{ id: string; company_id: string }>`
    select ledger_holds.id, company_id from ledger_holds
    join ledger_accounts on ledger_accounts.id = account_id
    where ledger_holds.id = any(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, company_id: companyId }) => [id, companyId]));
}
