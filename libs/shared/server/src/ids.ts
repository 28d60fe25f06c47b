import { v7 } from 'uuid';

/** Creates the key of a new record: a UUID v7, always generated here and never by the database (DESIGN 1). */
export function newId(): string {
  return v7();
}

/** Returns when an id was created: the first 48 bits of a UUID v7 are milliseconds since 1970. */
export function madeAt(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}

/** The last four hexadecimal digits of an id number the records of a batch. */
const batchDigits = 4;

/** Returns the id of a batch, which its records are stored in together: a UUID v7 whose last digits are zero, for the ids of its records. */
export function newBatchId(): string {
  return newId().slice(0, -batchDigits) + '0'.repeat(batchDigits);
}

/** Returns the id of a batch's record, counted from 0; a valid UUID v7 that cannot be guessed (docs/adr/0031). */
export function idInBatch(batchId: string, index: number): string {
  return batchId.slice(0, -batchDigits) + (index + 1).toString(16).padStart(batchDigits, '0');
}

export function placeInBatch(id: string): { batchId: string; index: number } {
  const batchId = id.slice(0, -batchDigits).toLowerCase() + '0'.repeat(batchDigits);
  return { batchId, index: Number.parseInt(id.slice(-batchDigits), 16) - 1 };
}
