import type { TravelDocumentInput } from '@traveldesk/bookings-contract';
import type { Db, Secrets } from '@traveldesk/shared-server';
import '../bookings.tables';

/** The encryption context: a sealed document number opens for its own traveler only. */
const contextOf = (travellerId: string) => `booking_document:${travellerId}`;

export function sealDocument(
  { seal }: Secrets,
  travellerId: string,
  { number }: Pick<TravelDocumentInput, 'number'>,
): string {
  return seal(number, contextOf(travellerId));
}

/** Returns the part of a document number that may be shown. */
export function endOfNumber(number: string): string {
  return number.slice(-3);
}

interface TravelDocument {
  kind: 'passport';
  number: string;
  country: string;
  expires_on: string;
}

/** Returns the travel documents of a booking by traveler id, unsealed only for the order. Erased ones are missing. */
export async function documentsOf(
  db: Db,
  { open }: Secrets,
  bookingId: string,
): Promise<ReadonlyMap<string, TravelDocument>> {
  const rows = await db
    .selectFrom('booking_documents')
    .innerJoin('booking_travellers', 'booking_travellers.id', 'traveller_id')
    .select(['traveller_id', 'sealed', 'document_country', 'document_expires_on'])
    .where('booking_documents.booking_id', '=', bookingId)
    .execute();
  return new Map(
    rows.map(({ traveller_id: id, sealed, document_country: country, document_expires_on: end }) => [
      id,
      {
        kind: 'passport',
        number: open(sealed, contextOf(id)),
        country: country ?? '',
        expires_on: end ?? '',
      },
    ]),
  );
}
