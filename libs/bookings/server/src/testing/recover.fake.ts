import { setTimeout } from 'node:timers/promises';
import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import { drive } from '../engine/drive.jobs';
import { openOperation } from '../engine/rows.sql';

/** After this time an accepted request is carried out at the supplier. */
const laterMs = 1_700;

/** Backdates the heartbeat so that the waiting process counts as dead. */
export async function backdateHeartbeat({ db }: Kernel): Promise<void> {
  await db
    .updateTable('booking_attempts')
    .set({ alive_at: new Date(Date.now() - 3_600_000) })
    .where('answered_at', 'is', null)
    .execute();
}

/**
 * Continues a booking as the jobs do until no operation is open: twice at once, then a little later, then
 * after the longest settling time. With `isLater` the supplier accepted a request, so waits until it was
 * carried out.
 */
export async function recover(kernel: Kernel, id: string, { isLater = false } = {}): Promise<void> {
  const tools = toolsOf(kernel, 'bookings');
  const before = tools.now;
  const accepted = isLater ? setTimeout(laterMs) : undefined;
  try {
    for (let round = 0; round < 6; round += 1) {
      const open = await openOperation(kernel.db, id);
      if (!open) return;
      // The first two look-ups come before the order can exist, so its absence proves nothing.
      if (round === 2) await accepted;
      // The longest settling time of a supplier, a day, plus an hour.
      if (round === 4) tools.now = () => new Date(before().getTime() + 25 * 3_600_000);
      await drive(kernel, open.id);
    }
  } finally {
    tools.now = before;
    await accepted;
  }
}
