import { companyScope } from '@traveldesk/companies-server';
import type { Tx } from '@traveldesk/shared-server';
import type { HoldOwnerDomain, OwnedHold } from '@traveldesk/wallet-server';

/** The owner kind of wallet holds for flight bookings. */
export const ownerKind = 'flight_booking';

/** Returns the owner of a wallet hold: the booking it pays for. */
export function holdOwner(bookingId: string): { kind: string; id: string } {
  return { kind: ownerKind, id: bookingId };
}

/** A hold stays open while its operation is pending or in doubt (SECURITY 7), or while a manual booking waits for approval. */
export const bookingHolds: HoldOwnerDomain = {
  kind: ownerKind,
  openHolds: async (tx: Tx): Promise<readonly OwnedHold[]> => {
    const rows = await tx
      .selectFrom('booking_operations')
      .select(['hold_id', 'booking_id'])
      .where('state', 'in', ['pending', 'in_doubt'])
      .where('hold_id', 'is not', null)
      .execute();
    const waiting = await tx
      .selectFrom('bookings')
      .select(['hold_id', 'id as booking_id'])
      .where('hold_id', 'is not', null)
      .execute();
    return [...rows, ...waiting].flatMap(({ hold_id: holdId, booking_id: ownerId }) =>
      holdId === null ? [] : [{ holdId, ownerId }],
    );
  },
  describe: async (db, reader, ids) => {
    const rows = await db
      .selectFrom('bookings')
      .select(['id', 'number', 'lead', 'route'])
      .where('id', 'in', ids)
      .where(companyScope(reader)('bookings.company_id'))
      .execute();
    return new Map(
      rows.map(({ id, number, lead: traveller, route }) => [
        id,
        { number, traveller, route: route.length > 0 ? route.join(', ') : null },
      ]),
    );
  },
};
