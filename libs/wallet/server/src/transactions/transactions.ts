import { fitsCurrency, moneyOf, type Page } from '@traveldesk/shared-contract';
import { invalid, type Db } from '@traveldesk/shared-server';
import type {
  MovementRow,
  TransactionFilters,
  TransactionQuery,
  TransactionSums,
} from '@traveldesk/wallet-contract';
import type { Reader } from '../seen-authors';
import { findMovements, sumMovements } from './movements.sql';
import { refusePeriod } from './period';

export async function listTransactions(
  db: Db,
  query: TransactionQuery,
  reader: Reader,
): Promise<Page<MovementRow>> {
  refuseFilters(query);
  return findMovements(db, query, reader);
}

/** Sums of all that the filters leave, by currency: no two currencies are added. */
export async function sumTransactions(
  db: Db,
  filters: TransactionFilters,
  reader: Reader,
): Promise<TransactionSums> {
  refuseFilters(filters);
  const rows = await sumMovements(db, filters, reader);
  return {
    data: rows.map(({ currency, count, into, out }) => ({
      currency,
      count,
      in: moneyOf(BigInt(into), currency),
      out: moneyOf(BigInt(out), currency),
      net: moneyOf(BigInt(into) - BigInt(out), currency),
    })),
  };
}

/** Throws a 422 at the filter that cannot be: amounts of no currency, a period that ends before it begins. */
export function refuseFilters(filters: TransactionFilters & { sort?: TransactionQuery['sort'] }): void {
  const { currency, from, to, amount_min: least, amount_max: most, sort } = filters;
  const byAmount = least ?? most ?? (sort?.endsWith('amount') ? sort : undefined);
  if (byAmount !== undefined && !currency) throw invalid({ currency: 'currency_required' });
  for (const [field, amount] of Object.entries({ amount_min: least, amount_max: most })) {
    if (amount && currency && !fitsCurrency({ amount, currency }))
      throw invalid({ [field]: 'money_decimals' });
  }
  refusePeriod(from, to);
}
