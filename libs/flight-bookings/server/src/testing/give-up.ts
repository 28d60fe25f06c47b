import { systemChange, toolsOf, type Kernel } from '@traveldesk/shared-server';
import { settleDoubtTask, settleRefused, watchForLate } from '@traveldesk/bookings-server/testing';
import { lockBooking, openOperation } from '@traveldesk/bookings-server';

/** Settles the operation in doubt as refused, whatever its supplier has, as if two people had agreed on it. */
export async function giveUp(kernel: Kernel, id: string): Promise<void> {
  const at = toolsOf(kernel, 'bookings').now();
  await systemChange(kernel, async (tx, record) => {
    const booking = await lockBooking(tx, id);
    const operation = await openOperation(tx, id);
    if (operation?.state !== 'in_doubt') throw new Error('no operation is in doubt');
    await settleRefused(tx, record, null, { booking, operation, cause: 'settled', reason: 'No trace', at });
    await watchForLate(tx, id, at);
    await settleDoubtTask(tx, record, null, id);
  });
}
