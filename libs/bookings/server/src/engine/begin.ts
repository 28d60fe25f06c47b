import { begins, stateAtBegin, type OperationKind } from '@traveldesk/bookings-contract';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import { newId, Problem, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { hold } from '@traveldesk/wallet-server';
import { driveSoon } from './drive.queue';
import { holdOwner } from './hold-owner';
import { move, type Writer } from './move';
import type { OperationRequest } from './operation-request';
import { openOperation, type BookingRecord } from './rows.sql';

export interface Beginning {
  booking: BookingRecord;
  kind: OperationKind;
  request: OperationRequest;
  /** What the wallet sets aside for it; null where nothing is to be paid. */
  pays: Money | null;
  /** Why, in the words of who began it. */
  reason?: string | null;
  at: Date;
}

/** A booking as what has begun left it, and what it is that was begun. */
export interface Begun {
  id: string;
  number: string;
  version: number;
  operationId: string;
}

/**
 * Writes down that something is to be done with a booking: the operation, what it pays set aside in the wallet, the booking's state, and
 * the job that sends it; all of it or nothing (SECURITY 11). The booking is locked by the caller. Throws a 422 `booking_state` where it
 * cannot begin from here, `booking_busy` where another one is open, and what the wallet says.
 */
export async function beginOperation(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  { jobs }: Pick<Kernel, 'jobs'>,
  { booking, kind, request, pays, reason = null, at }: Beginning,
): Promise<Begun> {
  if (await openOperation(tx, booking.id)) throw new Problem(422, 'booking_busy');
  if (!begins(kind, booking.state)) throw new Problem(422, 'booking_state');
  const operationId = newId();
  const holdId = await setAside(tx, record, actor, { booking, pays });
  await tx
    .insertInto('booking_operations')
    .values({
      id: operationId,
      booking_id: booking.id,
      kind,
      state: 'pending',
      before: booking.state,
      request: JSON.stringify(request),
      hold_id: holdId,
      begun_by: actor?.userId ?? null,
      begun_by_name: actor?.name ?? null,
      begun_at: at,
      next_check_at: at,
    })
    .execute();
  const to = stateAtBegin(kind, booking.state);
  const version = await move(tx, record, actor, {
    booking,
    to,
    event: `${kind}_begun`,
    operation: { id: operationId, kind },
    reason,
    at,
  });
  await driveSoon({ jobs }, operationId, { tx, seconds: 5 });
  return { id: booking.id, number: booking.number, version, operationId };
}

/** Sets what is paid aside in the wallet of who pays; null where there is nothing to pay. Throws what the wallet says. */
export async function setAside(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  { booking, pays }: Pick<Beginning, 'booking' | 'pays'>,
): Promise<string | null> {
  if (!pays || minorUnits(pays) <= 0n) return null;
  if (booking.company_id === null) throw new Problem(422, 'booking_no_payer');
  return hold(tx, record, actor, {
    companyId: booking.company_id,
    amount: pays,
    owner: holdOwner(booking.id),
    reference: booking.pnr ?? booking.number,
    expiresAt: null,
  });
}
