import type { TravelDocumentInput } from '@traveldesk/bookings-contract';
import type { Secrets } from '@traveldesk/shared-server';
import { endOfNumber } from '../engine/travel-documents';
import type { SavedRecord } from './travellers.sql';

/** What is kept of a saved traveller's passport opens for that traveller alone. */
const contextOf = (id: string) => `saved_traveller:${id}`;

/** A passport as its columns keep it; all of them are empty for none. */
export function passportColumns(
  { seal }: Pick<Secrets, 'seal'>,
  { id, document, since }: { id: string; document: TravelDocumentInput | null; since: Date },
) {
  return {
    document_kind: document?.kind ?? null,
    document_ends_with: document && endOfNumber(document.number),
    document_country: document?.country ?? null,
    document_expires_on: document?.expires_on ?? null,
    document_sealed: document && seal(document.number, contextOf(id)),
    document_since: document && since,
  };
}

/** The passport itself, opened for no longer than an order is written down; null where none is kept, or its number was erased. */
export function openPassport(
  { open }: Pick<Secrets, 'open'>,
  saved: Pick<SavedRecord, 'id' | 'document_sealed' | 'document_country' | 'document_expires_on'>,
): TravelDocumentInput | null {
  const { id, document_sealed: sealed, document_country: country, document_expires_on: expires_on } = saved;
  if (sealed === null || country === null || expires_on === null) return null;
  return { kind: 'passport', number: open(sealed, contextOf(id)), country, expires_on };
}
