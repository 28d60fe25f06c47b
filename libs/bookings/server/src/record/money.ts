import type { BookingMoney } from '@traveldesk/bookings-contract';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { isoOf, snapshot, type Db } from '@traveldesk/shared-server';
import { movementsAbout, type MovementAbout } from '@traveldesk/wallet-server';
import { holdOwner } from '../engine/hold-owner';

/** Returns the movements of a booking's money, oldest first, and their sums, read in one snapshot. */
export async function bookingMoney(db: Db, bookingId: string): Promise<BookingMoney> {
  const movements = await snapshot(db, (tx) => movementsAbout(tx, holdOwner(bookingId)));
  return {
    data: movements.map(({ at, ...movement }) => ({ ...movement, at: isoOf(at) })),
    blocked: sumOf(movements, 'blocked'),
    amount: sumOf(movements, 'amount'),
  };
}

/** Returns null where there are no amounts, or amounts of several currencies. */
function sumOf(movements: readonly MovementAbout[], column: 'blocked' | 'amount'): Money | null {
  const amounts = movements.flatMap((movement) => movement[column] ?? []);
  const [first] = amounts;
  if (!first || amounts.some(({ currency }) => currency !== first.currency)) return null;
  return moneyOf(
    amounts.reduce((sum, amount) => sum + minorUnits(amount), 0n),
    first.currency,
  );
}
