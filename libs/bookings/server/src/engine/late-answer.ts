import type { Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import type { Outcome } from '../product/outcome';
import type { OrderFacts } from '../product/facts';
import type { Effect } from '../product/order';
import { settleLate } from './late-success';
import { appendHistory, type HistoryLine, type ChangeAuthor } from './move';
import { watchForLate } from './refresh-at.sql';
import { findOperation, type BookingRecord } from './rows.sql';
import { raiseStaffTask } from './staff-tasks';

export interface LateAnswer {
  booking: BookingRecord;
  operationId: string;
  outcome: Outcome<Effect>;
  facts: OrderFacts | null;
  at: Date;
}

/**
 * Records the supplier's answer to an operation that was already settled. If both agree, nothing happens; if the supplier did what was
 * recorded as refused, this is a late success; if it refused what was recorded as done, staff get a task.
 */
export async function noteLateAnswer(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'texts' | 'tools'>,
  { booking, operationId, outcome, facts, at }: LateAnswer,
): Promise<void> {
  const operation = await findOperation(tx, operationId);
  if (!operation) return;
  if (operation.state === 'refused') {
    if (outcome.outcome === 'done') {
      await settleLate(tx, record, actor, kernel, { booking, operation, effect: outcome.result, facts, at });
    }
    if (outcome.outcome === 'in_doubt') await watchForLate(tx, booking.id, at);
    return;
  }
  if (operation.state !== 'done' || outcome.outcome !== 'refused') return;
  const { state } = booking;
  const reason = outcome.cause;
  const told: HistoryLine = {
    bookingId: booking.id,
    from: state,
    to: state,
    event: 'late_refusal',
    operation,
    reason,
    at,
  };
  await appendHistory(tx, actor, told);
  await raiseStaffTask(tx, record, actor, kernel, { booking, reason: 'late_answer' });
}
