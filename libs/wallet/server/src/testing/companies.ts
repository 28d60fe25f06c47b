import { sql } from 'kysely';
import type { Company } from '@traveldesk/companies-contract';
import { systemChange } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { changeLimit } from '../ledger/limits';
import { euros, type Caller } from './wallet-api';

/** Changes a company's currency through the API. */
export async function changeCurrency(caller: Caller, id: string, currency: string) {
  const { body } = await caller('GET', `/companies/${id}`);
  const { name, type, parent, country, city, email, phone, status } = body as Company;
  const ids = { parent_id: parent?.id ?? null, country_id: country?.id, city_id: city?.id ?? null };
  return caller('PUT', `/companies/${id}`, { name, type, ...ids, email, phone, status, currency });
}

/** Suspends a company and sets its credit limit to zero, to mark the moment in the wallet's sequence. */
export function suspendMarked({ kernel }: TestApi, companyId: string): Promise<void> {
  return systemChange(kernel, async (tx, record) => {
    await sql`update companies set status = 'suspended' where id = ${companyId}`.execute(tx);
    await changeLimit(tx, record, null, { companyId, limit: euros('0.00'), reason: 'Suspended' });
  });
}

/** A hold or a credit limit change of a wallet in euros. Minor units. */
export interface Step {
  what: 'hold' | 'limit';
  amount: number;
}

/** Returns a wallet's holds and limit changes in database order. */
export async function stepsOf({ kernel }: TestApi, companyId: string): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select what, amount from (
      select 'hold' as what, seq, account_id, amount from ledger_holds
      union all select 'limit', seq, account_id, credit_limit from ledger_limits
    ) as steps
    join ledger_accounts on ledger_accounts.id = account_id
    where company_id = ${companyId} and currency = 'EUR' and kind = 'wallet' order by steps.seq`.execute(
    kernel.db,
  );
  return rows;
}
