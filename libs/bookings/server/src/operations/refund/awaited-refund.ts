import type { Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import type { Applied } from '../../engine/apply-order';
import type { ChangeAuthor } from '../../engine/move';
import { postConfirmed } from '../../engine/post-confirmed';
import { raiseStaffTask } from '../../engine/staff-tasks';
import type { OrderFacts } from '../../product/facts';
import { completeRefund, isAwaited, knownRefund } from './confirmed-refund';

/** Completes a pending refund once the order has its amount; returns whether it did. A failed posting becomes a staff task. */
export async function endAwaitedRefund(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'texts' | 'log' | 'tools'>,
  { booking, facts, at }: Applied & { facts: OrderFacts },
): Promise<boolean> {
  if (booking.state !== 'refund_pending' || !(await isAwaited(tx, booking, facts.order))) return false;
  const confirmed = await knownRefund(kernel, tx, booking, facts.order);
  if (confirmed === 'unknown')
    await raiseStaffTask(tx, record, actor, kernel, { booking, reason: 'money_open' });
  if (confirmed === null || confirmed === 'unknown') return false;
  const completing = { booking, confirmed, facts, event: 'refund_confirmed' as const, at };
  const done = await postConfirmed(tx, record, actor, kernel, (noted) =>
    completeRefund(tx, noted, actor, kernel, completing),
  );
  if (done === null) await raiseStaffTask(tx, record, actor, kernel, { booking, reason: 'money_open' });
  return done !== null;
}
