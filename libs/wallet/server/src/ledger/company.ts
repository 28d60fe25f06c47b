import '@traveldesk/companies-server';
import { notFound, type Tx } from '@traveldesk/shared-server';
import '../wallet.tables';
import { LedgerError } from './errors';

/**
 * The company's own currency. Until the transaction ends it can neither be suspended nor be given another currency, so that
 * nothing new begins after a suspension, and no first entry crosses a change of the currency. Throws where it is suspended.
 */
export async function openCompany(tx: Tx, id: string): Promise<{ currency: string }> {
  const company = await standingCompany(tx, id);
  if (company.status === 'suspended') throw new LedgerError('account_closed');
  return company;
}

/** Throws unless a company, suspended or not, can have a wallet in the currency. */
export async function openedCurrency(tx: Tx, companyId: string, currency: string): Promise<void> {
  const { currency: own } = await standingCompany(tx, companyId);
  await requireCurrency(tx, { companyId, own, currency });
}

async function standingCompany(tx: Tx, id: string) {
  const company = await tx
    .selectFrom('companies')
    .select(['currency', 'status'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!company) throw notFound();
  return company;
}

/** Throws unless the company has a wallet in the currency: its own, or one that a conversion has opened (TRAVEL-RULES 34). */
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
