import { newId } from '@traveldesk/shared-server';

/** The last four hexadecimal digits of an id number the offers of a batch. */
const digits = 4;

/** Returns a batch id: a UUID v7 whose last digits are zero, for the ids of its offers. */
export function newBatchId(): string {
  return newId().slice(0, -digits) + '0'.repeat(digits);
}

/** Returns the id of a batch's offer, counted from 0; a valid UUID v7 that cannot be guessed (docs/adr/0031). */
export function offerIdOf(batchId: string, index: number): string {
  return batchId.slice(0, -digits) + (index + 1).toString(16).padStart(digits, '0');
}

export function placeOfOffer(offerId: string): { batchId: string; index: number } {
  const batchId = offerId.slice(0, -digits).toLowerCase() + '0'.repeat(digits);
  return { batchId, index: Number.parseInt(offerId.slice(-digits), 16) - 1 };
}
