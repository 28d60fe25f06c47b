import {
  authorAsActor,
  type ApprovalDescription,
  type ApprovalKind,
  type ApprovalRequest,
} from '@traveldesk/approvals-server';
import type { ApprovalFact } from '@traveldesk/approvals-contract';
import { moneyText, type Language } from '@traveldesk/shared-contract';
import { isoOf, Problem, toolsOf, type Db, type Kernel, type Tx } from '@traveldesk/shared-server';
import { walletPermissions } from '@traveldesk/wallet-contract';
import { reconcile } from '../../engine/reconcile.jobs';
import { watchForLate } from '../../engine/refresh-at.sql';
import { findOperation, lockBooking, updateOperation } from '../../engine/rows.sql';
import { settleDoubtTask, settleRefused } from '../../engine/settle-undone';
import { raiseStaffTask } from '../../engine/staff-tasks';
import { differing, releaseName, releasePayloadSchema, type ReleasePayload } from './release';
import { differsText } from './supplier-says';

/**
 * A request to treat an operation in doubt as refused without proof; a second person decides (docs/adr/0097). Before the decision the
 * supplier is asked once more: approval fails where the supplier has carried out the operation, or has a different order.
 */
export function releaseKind(kernel: Pick<Kernel, 'texts'>): ApprovalKind<ReleasePayload> {
  return {
    name: releaseName,
    module: 'bookings',
    permission: walletPermissions.approveAdjustments,
    byStaff: true,
    task: { type: 'approval', project: 'Bookings' },
    payload: releasePayloadSchema,
    describe: (db, request, language) => describe(db, kernel, request, language),
    ahead: (kernel, { payload }) => askOnceMore(kernel, payload),
    approve: async (tx, record, { language }, { request: { payload, author, reason } }, kernel) => {
      const { booking, operation } = await lockReleased(tx, payload, kernel, language);
      const at = toolsOf(kernel, 'bookings').now();
      const by = authorAsActor(author);
      await settleRefused(tx, record, by, { booking, operation, cause: 'settled', reason, at });
      await watchForLate(tx, booking.id, at);
      await settleDoubtTask(tx, record, null, booking.id);
      await raiseStaffTask(tx, record, null, kernel, { booking, reason: 'released' });
      return { kind: 'booking', id: booking.id };
    },
    drop: async (tx, _record, _actor, { payload }) => {
      await lockBooking(tx, payload.booking_id);
      await updateOperation(tx, payload.operation_id, { release_id: null });
    },
  };
}

async function describe(
  db: Db | Tx,
  { texts }: Pick<Kernel, 'texts'>,
  { amount, payload }: ApprovalRequest<ReleasePayload>,
  language: Language,
): Promise<ApprovalDescription> {
  const say = (key: string, params = {}) => texts.text('bookings', key, language, params);
  const operation = await findOperation(db, payload.operation_id);
  const fact = (key: string, value: ApprovalFact['value']) => ({ label: say(`release.${key}`), value });
  const differs = payload.differs && differsText({ texts }, payload.differs.split(', '), language);
  const heardAt = operation && (operation.heard_at ?? operation.begun_at);
  return {
    effect: say(amount ? 'release.effect' : 'release.effect_nothing', {
      number: payload.number,
      amount: amount ? moneyText(amount, language) : '',
    }),
    facts: [
      fact('booking', { type: 'code', text: payload.number }),
      fact('operation', { type: 'text', text: say(`operations.${payload.kind}`) }),
      ...(differs ? [fact('differs', { type: 'text' as const, text: differs })] : []),
      ...(heardAt ? [fact('heard', { type: 'instant' as const, at: isoOf(heardAt) })] : []),
    ],
  };
}

/** Looks the operation up and stores the result. Throws a 422 if the supplier is silent but answered within a day. */
async function askOnceMore(kernel: Kernel, { operation_id: id }: ReleasePayload): Promise<void> {
  const operation = await findOperation(kernel.db, id);
  if (operation?.state !== 'in_doubt') return;
  const verdict = await reconcile(kernel, operation, { scheduled: false });
  if (verdict === 'unanswered') throw new Problem(422, 'booking_release_unanswered');
}

/** Locks the operation to be released. Throws a 422 if it was settled meanwhile, or if the supplier now has something else. */
async function lockReleased(
  tx: Tx,
  { booking_id: bookingId, operation_id: operationId, number, differs }: ReleasePayload,
  kernel: Pick<Kernel, 'texts'>,
  language: Language,
) {
  const booking = await lockBooking(tx, bookingId);
  const operation = await findOperation(tx, operationId);
  if (operation?.state === 'done') throw new Problem(422, 'booking_found_done', { params: { number } });
  if (operation?.state !== 'in_doubt') throw new Problem(422, 'booking_release_over');
  const now = await differing(tx, operationId);
  if (now === null || now === differs) return { booking, operation };
  const what = differsText(kernel, now.split(', '), language);
  throw new Problem(422, 'booking_release_changed', { params: { what } });
}
