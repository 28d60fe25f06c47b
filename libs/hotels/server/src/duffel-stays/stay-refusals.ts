import type { StoredRefusal } from '@traveldesk/suppliers-server';
import type { Meaning, Reading } from '@traveldesk/suppliers-server/duffel';
import { masked } from './masked';

/** Statuses that show that nothing was booked (STAYS 4). Other statuses prove nothing, whatever their codes. */
const refusing: ReadonlyMap<number, Meaning> = new Map<number, Meaning>([
  [400, 'other'],
  [401, 'not_authorised'],
  [403, 'not_authorised'],
  [404, 'not_found'],
  [406, 'not_supported'],
  [422, 'other'],
  [429, 'rate_limited'],
]);

const meanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['booking_already_attempted', 'already_done'],
  ['already_cancelled', 'cancelled'],
  ['booking_not_cancellable', 'not_cancellable'],
  ['insufficient_balance', 'insufficient_balance'],
  ['rate_unavailable', 'offer_gone'],
]);

/** The status decides whether a call was refused, and the code or the type of the error why: codes are hardly documented (STAYS 1). */
function refusalIn(status: number, said: StoredRefusal | null): ReturnType<Reading['refusalIn']> {
  const errors = said?.errors ?? [];
  const known = errors.flatMap(({ code }) => (code === null ? [] : (meanings.get(code) ?? [])));
  if (known.includes('already_done')) return { cause: 'already_done', field: null };
  const refused = refusing.get(status);
  if (refused === undefined) return null;
  const [first = byType(errors) ?? refused] = known;
  return { cause: first, field: null };
}

function byType(errors: StoredRefusal['errors']): Meaning | undefined {
  if (errors.some(({ type }) => type === 'validation_error')) return 'invalid_field';
  return errors.some(({ type }) => type === 'invalid_state_error') ? 'offer_gone' : undefined;
}

export const reading: Reading = { masked, refusalIn };
