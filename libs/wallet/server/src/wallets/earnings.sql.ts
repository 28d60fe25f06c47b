import { sql } from 'kysely';
import type { Db } from '@traveldesk/shared-server';
import '../wallet.tables';

interface Earned {
  currency: string;
  balance: number | bigint;
}

/** Returns a company's earnings by currency, in minor units. */
export async function earningsOf(db: Db, companyId: string): Promise<Earned[]> {
  return db
    .selectFrom('ledger_accounts')
    .select(['currency', 'balance'])
    .where('company_id', '=', companyId)
    .where('kind', '=', 'earnings')
    .orderBy('currency')
    .execute();
}

/** Returns the earnings at an instant, from the last entry until then. */
export async function earningsAt(db: Db, companyId: string, at: Date): Promise<Earned[]> {
  const { rows } = await sql<Earned>`
    select a.currency, coalesce((select balance from ledger_entries where account_id = a.id and created_at <= ${at}
      order by created_at desc, version desc limit 1), 0) as balance
    from ledger_accounts as a where a.company_id = ${companyId} and a.kind = 'earnings' order by a.currency`.execute(
    db,
  );
  return rows;
}
