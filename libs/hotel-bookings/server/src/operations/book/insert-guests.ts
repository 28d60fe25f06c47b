import type { ManualGuest } from '@traveldesk/hotel-bookings-contract';
import { compactText } from '@traveldesk/shared-contract';
import { newId, type Tx } from '@traveldesk/shared-server';

/** Inserts the guests of a stay as its travelers. Without a birth date, a person is the same by name within the company. */
export async function insertGuests(
  tx: Tx,
  { bookingId, companyId, guests }: { bookingId: string; companyId: string; guests: readonly ManualGuest[] },
): Promise<void> {
  const rows = guests.map(({ given_name, family_name, age }, place) => ({
    id: newId(),
    booking_id: bookingId,
    place,
    type: age === null ? ('adult' as const) : ('child' as const),
    given_name,
    family_name,
    person: `${companyId} ${compactText(`${given_name} ${family_name}`)}`,
    loyalty: '[]',
  }));
  await tx.insertInto('booking_travellers').values(rows).execute();
}
