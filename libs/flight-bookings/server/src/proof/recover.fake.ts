import { setTimeout } from 'node:timers/promises';
import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import { drive } from '@traveldesk/bookings-server/testing';
import { openOperation } from '@traveldesk/bookings-server';

/** What the supplier accepted is done after this, by its own word. */
const laterMs = 1_700;

/** As if whoever waited for the answer had been silent for long enough. */
export async function takeForDead({ db }: Kernel): Promise<void> {
  await db
    .updateTable('booking_attempts')
    .set({ alive_at: new Date(Date.now() - 3_600_000) })
    .where('answered_at', 'is', null)
    .execute();
}

/**
 * Goes on with a booking as the jobs do, until nothing is open: twice at once, then a little later, then when all that a supplier may
 * still do is over. With `isLater` something was accepted, and nothing is over before the supplier has done it.
 */
export async function recover(kernel: Kernel, id: string, { isLater = false } = {}): Promise<void> {
  const tools = toolsOf(kernel, 'bookings');
  const before = tools.now;
  const accepted = isLater ? setTimeout(laterMs) : undefined;
  try {
    for (let round = 0; round < 6; round += 1) {
      const open = await openOperation(kernel.db, id);
      if (!open) return;
      // Twice before it can be there: that it is not proves nothing then.
      if (round === 2) await accepted;
      // A day and an hour: the longest that a supplier may take.
      if (round === 4) tools.now = () => new Date(before().getTime() + 25 * 3_600_000);
      await drive(kernel, open.id);
    }
  } finally {
    tools.now = before;
    await accepted;
  }
}
