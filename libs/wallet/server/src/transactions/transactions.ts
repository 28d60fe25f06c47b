import { fitsCurrency, moneyOf, type Money, type Page } from '@traveldesk/shared-contract';
import { invalid, refuseReadings, type Db } from '@traveldesk/shared-server';
import type {
  MovementRow,
  TransactionFilters,
  TransactionQuery,
  TransactionSums,
} from '@traveldesk/wallet-contract';
import type { Books } from '../references/bookings-about';
import type { Reader } from '../seen-authors';
import { findMovements, sumMovements } from './movements.sql';
import { refusePeriod } from './period';

export async function listTransactions(
  kernel: Books,
  query: TransactionQuery,
  reader: Reader,
): Promise<Page<MovementRow>> {
  refuseFilters(query);
  return findMovements(kernel, query, reader);
}

/** Sums the filtered movements by currency; currencies are never added. */
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

/** Throws a 422 at an invalid filter: amounts without a currency, or a period that ends before it starts. */
export function refuseFilters(filters: TransactionFilters & { sort?: TransactionQuery['sort'] }): void {
  const { currency, from, to, amount_min: least, amount_max: most, sort } = filters;
  const byAmount = least ?? most ?? (sort?.endsWith('amount') ? sort : undefined);
  if (byAmount !== undefined && !currency) throw invalid({ currency: 'currency_required' });
  for (const [field, amount] of Object.entries({ amount_min: least, amount_max: most })) {
    if (amount && currency) refuseInexactAmount(field, { amount, currency });
  }
  refusePeriod(from, to);
}

/** Throws a 422 at `field` for an ambiguous amount or one with more decimals than its currency. */
export function refuseInexactAmount(field: string, money: Money): void {
  refuseReadings(field, money);
  if (!fitsCurrency(money)) throw invalid({ [field]: 'money_decimals' });
}
