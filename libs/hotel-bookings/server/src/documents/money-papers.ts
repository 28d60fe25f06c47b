import { canceledFacts, cancellationOf, receiptOf, sumOf } from '@traveldesk/bookings-server';
import type { Money } from '@traveldesk/shared-contract';
import type { PdfDocument } from '@traveldesk/shared-documents';
import { stayHead, stayNotes, stayParts, type StayPaper } from './stay-facts';

/** Returns the receipt of the amounts paid when booking and refunded since, without amounts paid at the property. */
export function stayReceiptOf(paper: StayPaper): PdfDocument {
  return receiptOf(paper, { parts: [stayHead(paper), ...stayParts(paper)], sums: [] });
}

/** Returns the confirmation of a cancellation, with the property's claim as a line of its own. */
export function stayCancellationOf(paper: StayPaper, claim: Money | null): PdfDocument {
  const { stay } = paper;
  return cancellationOf(paper, {
    parts: [stayHead(paper, canceledFacts(paper)), ...stayParts(paper)],
    before: [],
    after: claim ? [sumOf(stay('claim'), claim)] : [],
    notes: stayNotes(paper),
  });
}
