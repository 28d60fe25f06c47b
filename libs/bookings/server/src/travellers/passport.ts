import type { TravelDocumentInput } from '@traveldesk/bookings-contract';
import type { Secrets } from '@traveldesk/shared-server';
import { endOfNumber } from '../engine/travel-documents';
import type { SavedRecord } from './travellers.sql';

/** The encryption context: a sealed passport number opens for its own traveler only. */
const contextOf = (id: string) => `saved_traveller:${id}`;

/** Returns the columns of a passport; all are null without one. */
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

/** Returns the passport, unsealed only for an order; null where none is stored, or its number was erased. */
export function openPassport(
  { open }: Pick<Secrets, 'open'>,
  saved: Pick<SavedRecord, 'id' | 'document_sealed' | 'document_country' | 'document_expires_on'>,
): TravelDocumentInput | null {
  const { id, document_sealed: sealed, document_country: country, document_expires_on: expires_on } = saved;
  if (sealed === null || country === null || expires_on === null) return null;
  return { kind: 'passport', number: open(sealed, contextOf(id)), country, expires_on };
}
