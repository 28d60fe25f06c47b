import { z } from 'zod';
import { requestApproval } from '@traveldesk/approvals-server';
import { operationKinds } from '@traveldesk/bookings-contract';
import {
  idSchema,
  inEachLanguage,
  moneyText,
  type Money,
  type Translated,
} from '@traveldesk/shared-contract';
import { Problem, type Actor, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { move } from '../../engine/move';
import {
  findOperation,
  updateOperation,
  type BookingRecord,
  type OperationRecord,
} from '../../engine/rows.sql';

export const releaseName = 'booking_release';

export const releasePayloadSchema = z.object({
  booking_id: idSchema,
  operation_id: idSchema,
  kind: z.enum(operationKinds),
  /** The PNR, or the booking's number without one. */
  number: z.string(),
  /** Differences that the supplier had when the release was requested, as text keys; null if none. */
  differs: z.string().nullable(),
});

export type ReleasePayload = z.infer<typeof releasePayloadSchema>;

interface Asking {
  booking: BookingRecord;
  operation: OperationRecord;
  reason: string;
  at: Date;
}

/**
 * Requests a second person's approval to settle an operation as refused without proof; until then its money stays held (docs/adr/0097).
 * Throws a 422 `booking_release_waits` where a request is open already.
 */
export async function askRelease(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { booking, operation, reason, at }: Asking,
  kernel: Kernel,
): Promise<string> {
  const { id, kind, hold_id: holdId, release_id: waiting, request } = operation;
  if (waiting !== null) throw new Problem(422, 'booking_release_waits');
  const amount = holdId === null ? undefined : request.pays;
  const number = booking.pnr ?? booking.number;
  const differs = await differing(tx, id);
  const payload: ReleasePayload = { booking_id: booking.id, operation_id: id, kind, number, differs };
  const asked = {
    kind: releaseName,
    title: titleOf(kernel, number, amount),
    companyId: booking.company_id,
    ...(amount && { amount }),
    payload,
    reason,
    about: { kind: 'booking', id: booking.id },
  };
  const { id: releaseId } = await requestApproval(tx, record, actor, asked, kernel);
  await updateOperation(tx, id, { release_id: releaseId });
  await move(tx, record, actor, {
    booking,
    to: booking.state,
    event: 'release_asked',
    operation,
    reason,
    at,
  });
  return releaseId;
}

/** Differences between the supplier's order and the booking at the last look-up that found one, as text keys. */
export async function differing(tx: Tx, operationId: string): Promise<string | null> {
  const operation = await findOperation(tx, operationId);
  return operation?.cause === 'misfit' ? operation.said : null;
}

function titleOf({ texts }: Pick<Kernel, 'texts'>, number: string, amount: Money | undefined): Translated {
  const key = amount ? 'titles.release' : 'titles.release_nothing';
  return inEachLanguage((language) => {
    const params = { number, amount: amount ? moneyText(amount, language) : '' };
    return texts.text('bookings', key, language, params);
  });
}
