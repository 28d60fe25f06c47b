import { refusedFields, type BookingOperation } from '@traveldesk/bookings-contract';
import { isoOf } from '@traveldesk/shared-server';
import type { OperationRecord } from '../engine/rows.sql';
import { withoutNumbers } from '../engine/said-text';

/** Returns an operation for the API. Supplier texts are for staff; older rows may still contain numbers, so those are masked. */
export function shownOperation(row: OperationRecord, forStaff: boolean): BookingOperation {
  const { id, kind, state, cause, said, begun_at, ended_at, next_check_at, checks, release_id } = row;
  return {
    id,
    kind,
    state,
    cause,
    said: forStaff && said !== null ? withoutNumbers(said) : null,
    refused: refusedOf(row),
    begun_at: isoOf(begun_at),
    ended_at: ended_at && isoOf(ended_at),
    next_check_at: state === 'in_doubt' && next_check_at ? isoOf(next_check_at) : null,
    checks,
    release_id: forStaff ? release_id : null,
  };
}

/** A nested field (`document.country`) is reported as its parent (`document`). */
function refusedOf({ refused_traveller: traveller, refused_field: name }: OperationRecord) {
  const field = refusedFields.find((known) => known === name?.split('.')[0]) ?? null;
  return traveller === null && field === null ? null : { traveller, field };
}
