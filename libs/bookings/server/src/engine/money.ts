import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { Split } from '@traveldesk/wallet-server';
import type { BookingRecord } from './rows.sql';

type Priced = Pick<BookingRecord, 'currency' | 'total' | 'net' | 'kept' | 'charge'>;

/** Returns an amount in the booking's currency; null where the amount or the currency is missing. */
export function amountIn(minor: bigint | number | null, currency: string | null): Money | null {
  return minor === null || currency === null ? null : moneyOf(BigInt(minor), currency);
}

/** Returns what the wallet pays: the whole price, or only the markup where the company's own credentials pay the supplier. */
export function payableOf({ currency, total, net, charge }: Priced): Money | null {
  if (currency === null || total === null) return null;
  const minor = charge === 'total' ? BigInt(total) : BigInt(total) - BigInt(net ?? 0);
  return moneyOf(minor, currency);
}

/** Splits the wallet's payment among its receivers, by the lines of the agreed price (TRAVEL-RULES 28). */
export function splitOf(booking: Priced): Split {
  const { currency, total, net, kept, charge } = booking;
  if (currency === null || total === null) throw new Error('a booking without a price cannot be paid');
  const lines = kept?.lines ?? [];
  const owned = lines.flatMap(({ owner_id: companyId, amount }) =>
    companyId ? [{ companyId, amount }] : [],
  );
  const earned = owned.reduce((sum, { amount }) => sum + minorUnits(amount), 0n);
  const margin = BigInt(total) - BigInt(net ?? total);
  return {
    net: moneyOf(charge === 'total' ? BigInt(net ?? total) : 0n, currency),
    income: moneyOf(margin - earned, currency),
    earnings: owned,
  };
}
