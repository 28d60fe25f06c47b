import type { BookingDocument } from '@traveldesk/bookings-contract';
import type { Language } from '@traveldesk/shared-contract';
import type { PdfDocument } from '@traveldesk/shared-documents';
import type { Actor, Kernel } from '@traveldesk/shared-server';
import { readBooking } from '../records/booking';
import { itineraryOf, receiptOf } from './facts';
import { wordsOf } from './paper';

const papers = { itinerary: itineraryOf, receipt: receiptOf };

/** A paper of a booking that the caller sees. Throws a 404, and what the paper itself says. */
export async function bookingPaper(
  kernel: Pick<Kernel, 'db' | 'tools' | 'texts'>,
  actor: Actor,
  { id, kind, language }: { id: string; kind: BookingDocument; language: Language },
): Promise<PdfDocument> {
  const booking = await readBooking(kernel, id, actor, language);
  const made = { at: new Date(booking.now), by: actor.name };
  return papers[kind]({ booking, language, say: wordsOf(kernel.texts, language), made });
}
