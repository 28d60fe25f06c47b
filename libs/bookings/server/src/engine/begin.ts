import { begins, stateAtBegin, type OperationKind } from '@traveldesk/bookings-contract';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import { newId, Problem, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { hold } from '@traveldesk/wallet-server';
import { driveSoon } from './drive.queue';
import { holdOwner } from './hold-owner';
import { move, type ChangeAuthor } from './move';
import type { OperationRequest } from './operation-request';
import { openOperation, type BookingRecord } from './rows.sql';

export interface Beginning {
  booking: BookingRecord;
  kind: OperationKind;
  request: OperationRequest;
  /** The amount to set aside in the wallet; null where nothing is to be paid. */
  pays: Money | null;
  /** The reason given by the user. */
  reason?: string | null;
  at: Date;
}

/** The booking after the operation has begun, and the operation's id. */
export interface Begun {
  id: string;
  number: string;
  version: number;
  operationId: string;
}

/**
 * Begins an operation: inserts it, sets its price aside in the wallet, moves the booking and queues the job that sends it; all or nothing
 * (SECURITY 11). The caller has locked the booking. Throws a 422 `booking_state` where it cannot begin in this state, `booking_busy` where
 * another operation is open, and the wallet's problems.
 */
export async function beginOperation(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
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

/** Sets the price aside in the payer's wallet; returns null where nothing is to be paid. Throws the wallet's problems. */
export async function setAside(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
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
