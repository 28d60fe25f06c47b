import type { Insertable } from 'kysely';
import { personKey, type TravellerInput } from '@traveldesk/bookings-contract';
import { newId, type Kernel, type Tx } from '@traveldesk/shared-server';
import type { BookingTravellersTable } from '../../bookings.people.tables';
import { endOfNumber, sealDocument } from '../../engine/travel-documents';

interface Travelling {
  bookingId: string;
  travellers: readonly TravellerInput[];
  refs?: readonly string[];
}

/** Inserts a booking's travelers with sealed passports; `refs` are the supplier's ids. Returns their ids, in order. */
export async function insertTravellers(
  tx: Tx,
  { secrets }: Pick<Kernel, 'secrets'>,
  { bookingId, travellers, refs = [] }: Travelling,
): Promise<string[]> {
  const ids = travellers.map(() => newId());
  const rows = travellers.map((traveller, place) => ({
    id: ids[place] ?? newId(),
    booking_id: bookingId,
    place,
    ref: refs[place] ?? null,
    ...personOf(traveller),
    adult_id: traveller.adult === null ? null : (ids[traveller.adult] ?? null),
  }));
  // An infant references its adult, so adults are inserted first.
  for (const row of rows.toSorted(
    (one, other) => Number(one.adult_id !== null) - Number(other.adult_id !== null),
  )) {
    await tx.insertInto('booking_travellers').values(row).execute();
  }
  for (const [place, { document }] of travellers.entries()) {
    const id = ids[place];
    if (!document || id === undefined) continue;
    await tx
      .insertInto('booking_documents')
      .values({ traveller_id: id, booking_id: bookingId, sealed: sealDocument(secrets, id, document) })
      .execute();
  }
  return ids;
}

/** Inserts travelers of a product that has fewer facts about them. */
export async function insertTravellerRows(
  tx: Tx,
  rows: readonly Insertable<BookingTravellersTable>[],
): Promise<void> {
  await tx.insertInto('booking_travellers').values(rows).execute();
}

function personOf(traveller: TravellerInput) {
  const { type, title, gender, given_name, family_name, born_on, email, phone, loyalty, document } =
    traveller;
  return {
    type,
    title,
    gender,
    given_name,
    family_name,
    born_on,
    person: personKey(traveller),
    email: email || null,
    phone: phone || null,
    loyalty: JSON.stringify(loyalty),
    document_kind: document?.kind ?? null,
    document_ends_with: document ? endOfNumber(document.number) : null,
    document_country: document?.country ?? null,
    document_expires_on: document?.expires_on ?? null,
  };
}
