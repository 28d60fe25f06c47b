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

/** Maps transactions to the company that the audit trail lists them under: the paying wallet's company, or the paid one's. */
export async function companiesOfTransactions(tx: Tx, ids: readonly string[]): Promise<Companies> {
  return companiesById(await send<Owned>(tx, ofTransactions, [ids]));
}

/** Maps holds to the companies that own their wallets. */
export async function companiesOfHolds(tx: Tx, ids: readonly string[]): Promise<Companies> {
  return companiesById(await send<Owned>(tx, ofHolds, [ids]));
}

const companiesById = (rows: readonly Owned[]): Companies =>
  new Map(rows.map(({ id, company_id: companyId }) => [id, companyId]));
