import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import { drive } from '../engine/drive.jobs';
import { openOperation } from '../engine/rows.sql';

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
 * Goes on with a booking as the jobs do, until nothing is open: twice at once, then a little later, then when all that a supplier may still do
 * is over. Answers how often it was looked at. `isLater` waits for what was accepted to be done.
 */
export async function recover(kernel: Kernel, id: string, { isLater = true } = {}): Promise<number> {
  const tools = toolsOf(kernel, 'bookings');
  const before = tools.now;
  // Twice before anything that was accepted is done: nothing may be believed of what is not there yet.
  const pauses = [0, 0, isLater ? laterMs : 0, 0, 0, 0];
  try {
    for (const [round, pause] of pauses.entries()) {
      const open = await openOperation(kernel.db, id);
      if (!open) return round;
      await new Promise((resolve) => setTimeout(resolve, pause));
      // A day and an hour: the longest that a supplier may take.
      if (round === 4) tools.now = () => new Date(before().getTime() + 25 * 3_600_000);
      await drive(kernel, open.id);
    }
    return pauses.length;
  } finally {
    tools.now = before;
  }
}
