import { send, type Tx } from '@traveldesk/shared-server';

type Companies = ReadonlyMap<string, string>;

interface Owned {
  id: string;
  company_id: string;
}

const ofTransactions = `
  select distinct on (transfer_id) transfer_id as id, company_id from ledger_entries
  where kind = 'wallet' and transfer_id = any($1::uuid[]) order by transfer_id, amount`;

const ofHolds = `
  select ledger_holds.id, company_id from ledger_holds
  join ledger_accounts on ledger_accounts.id = account_id
  where ledger_holds.id = any($1::uuid[])`;

/** Whose a transaction is, for the trail: the company whose wallet it took from, or else put into. */
export async function companiesOfTransactions(tx: Tx, ids: readonly string[]): Promise<Companies> {
  return companiesById(await send<Owned>(tx, ofTransactions, [ids]));
}

/** Whose a hold is. */
export async function companiesOfHolds(tx: Tx, ids: readonly string[]): Promise<Companies> {
  return companiesById(await send<Owned>(tx, ofHolds, [ids]));
}

const companiesById = (rows: readonly Owned[]): Companies =>
  new Map(rows.map(({ id, company_id: companyId }) => [id, companyId]));
