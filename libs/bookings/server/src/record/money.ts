import type { BookingMoney } from '@traveldesk/bookings-contract';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { isoOf, snapshot, type Db } from '@traveldesk/shared-server';
import { movementsAbout, type MovementAbout } from '@traveldesk/wallet-server';
import { holdOwner } from '../engine/hold-owner';

/** Every movement of a booking's money, the oldest first: what is blocked and what was taken are of one moment. */
export async function bookingMoney(db: Db, bookingId: string): Promise<BookingMoney> {
  const movements = await snapshot(db, (tx) => movementsAbout(tx, holdOwner(bookingId)));
  return {
    data: movements.map(({ at, ...movement }) => ({ ...movement, at: isoOf(at) })),
    blocked: sumOf(movements, 'blocked'),
    amount: sumOf(movements, 'amount'),
  };
}

/** Null where there is nothing to add, and where amounts of several currencies cannot be added. */
function sumOf(movements: readonly MovementAbout[], column: 'blocked' | 'amount'): Money | null {
  const amounts = movements.flatMap((movement) => movement[column] ?? []);
  const [first] = amounts;
  if (!first || amounts.some(({ currency }) => currency !== first.currency)) return null;
  return moneyOf(
    amounts.reduce((sum, amount) => sum + minorUnits(amount), 0n),
    first.currency,
  );
}
