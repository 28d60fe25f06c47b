import {
  canceledStates,
  documentsOfBooking,
  stayStates,
  type BookingDocument,
  type BookingState,
} from '@traveldesk/bookings-contract';
import { Problem } from '@traveldesk/shared-server';
import type { BookingRecord } from '../bookings.tables';
import { hasPapers } from '../engine/action-rules';
import type { Product } from '../product/product';

type Sold = Pick<BookingRecord, 'kind' | 'state' | 'paid'>;

/** Returns the documents that can be made of a booking now. */
export function availableDocuments(product: Pick<Product, 'documents'>, booking: Sold): BookingDocument[] {
  return documentsOfBooking.filter((kind) => !obstacleOf(kind, product, booking));
}

/**
 * Throws a 422: `booking_no_document` before the sale, for a document of another product and for a voucher of a stay that is not confirmed;
 * `booking_not_paid` for a receipt, or `booking_not_cancelled` for a cancellation.
 */
export function requireDocument(
  kind: BookingDocument,
  product: Pick<Product, 'documents'>,
  booking: Sold,
): void {
  const obstacle = obstacleOf(kind, product, booking);
  if (obstacle) throw new Problem(422, obstacle);
}

function obstacleOf(kind: BookingDocument, { documents }: Pick<Product, 'documents'>, booking: Sold) {
  if (!documents.includes(kind) || !hasPapers(booking)) return 'booking_no_document';
  if (kind === 'receipt' && BigInt(booking.paid) === 0n) return 'booking_not_paid';
  if (kind === 'cancellation' && !isOne(canceledStates, booking.state)) return 'booking_not_cancelled';
  if (kind === 'voucher' && !isOne(stayStates, booking.state)) return 'booking_no_document';
  return null;
}

const isOne = (states: readonly BookingState[], state: BookingState) => states.includes(state);
