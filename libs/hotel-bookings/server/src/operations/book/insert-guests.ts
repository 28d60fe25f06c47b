import { insertTravellerRows } from '@traveldesk/bookings-server';
import type { ManualGuest } from '@traveldesk/hotel-bookings-contract';
import { compactText } from '@traveldesk/shared-contract';
import { newId, type Tx } from '@traveldesk/shared-server';

/** A guest with the known data besides the name. */
export interface Guest extends Pick<ManualGuest, 'given_name' | 'family_name' | 'age'> {
  title?: string | null;
  gender?: string | null;
  born_on?: string | null;
  /** The key of the saved traveler that was chosen or is saved. */
  person?: string | null;
  email?: string;
  phone?: string;
}

/** Without a birth date, an equal name within the company means the same person. */
export const personByName = (companyId: string, { given_name, family_name }: Guest): string =>
  `${companyId} ${compactText(`${given_name} ${family_name}`)}`;

/** Inserts the guests of a stay as its travelers. */
export async function insertGuests(
  tx: Tx,
  { bookingId, companyId, guests }: { bookingId: string; companyId: string; guests: readonly Guest[] },
): Promise<void> {
  const rows = guests.map((guest, place) => ({
    id: newId(),
    booking_id: bookingId,
    place,
    type: guest.age === null ? ('adult' as const) : ('child' as const),
    title: guest.title ?? null,
    gender: guest.gender ?? null,
    given_name: guest.given_name,
    family_name: guest.family_name,
    born_on: guest.born_on ?? null,
    email: guest.email ?? null,
    phone: guest.phone ?? null,
    person: guest.person ?? personByName(companyId, guest),
    loyalty: '[]',
  }));
  await insertTravellerRows(tx, rows);
}
