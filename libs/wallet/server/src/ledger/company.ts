import '@traveldesk/companies-server';
import { notFound, send, type Tx } from '@traveldesk/shared-server';
import type { LedgerState } from '@traveldesk/wallet-contract';
import type { CompanyStatus } from '@traveldesk/companies-contract';
import '../wallet.tables';
import { LedgerError } from './errors';
import { refuseState } from './state';

/**
 * Called by everything that starts a new movement. Returns the company's own currency. Throws if the ledger is stopped or unchecked, or the
 * company is suspended. The company is locked for share until the transaction ends, so that nothing new starts after a suspension and the
 * currency cannot change during the first entry.
 */
export async function openCompany(tx: Tx, id: string): Promise<{ currency: string }> {
  const company = await standingCompany(tx, id);
  refuseState(company.state);
  if (company.status === 'suspended') throw new LedgerError('account_closed');
  return company;
}

/** Throws unless a company, suspended or not, can have a wallet in the currency. */
export async function openedCurrency(tx: Tx, companyId: string, currency: string): Promise<void> {
  const { currency: own } = await standingCompany(tx, companyId);
  await requireCurrency(tx, { companyId, own, currency });
}

/** Reads the ledger's state in the same query; a second one would cost every movement a round trip. */
const standing = `
  select "currency", "status", (select "state" from "ledger_state") as "state" from "companies" where "id" = $1 for share`;

interface Standing {
  currency: string;
  status: CompanyStatus;
  state: LedgerState;
}

async function standingCompany(tx: Tx, id: string) {
  const [company] = await send<Standing>(tx, standing, [id]);
  if (!company) throw notFound();
  return company;
}

/** Throws unless the company can use the currency: its own, or one with a wallet that a conversion opened (TRAVEL-RULES 34). */
export async function requireCurrency(
  tx: Tx,
  { companyId, own, currency }: { companyId: string; own: string; currency: string },
): Promise<void> {
  if (currency === own) return;
  const wallet = await tx
    .selectFrom('ledger_accounts')
    .select('id')
    .where('company_id', '=', companyId)
    .where('currency', '=', currency)
    .where('kind', '=', 'wallet')
    .executeTakeFirst();
  if (!wallet) {
    throw new LedgerError('currency_mismatch', {
      params: { currency, own },
      fields: { 'amount.currency': 'currency_mismatch' },
    });
  }
}
