import { systemChange, toolsOf, type Kernel } from '@traveldesk/shared-server';
import { lockBooking, openOperation } from '../engine/rows.sql';
import { endQuoted } from './keep-quote';

const queue = 'bookings-quotes-over';

/** Maximum number of quotes ended per run. */
const perTurn = 200;

/** Ends expired quotes and restores the state of their bookings. A quote that is being confirmed stays. */
async function endQuotesOver(kernel: Kernel): Promise<void> {
  const { now } = toolsOf(kernel, 'bookings');
  const over = await kernel.db
    .selectFrom('booking_quotes as quotes')
    .select('quotes.booking_id')
    .where('quotes.ended_at', 'is', null)
    .where('quotes.expires_at', '<=', now())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking_operations as operations')
            .select('operations.id')
            .whereRef('operations.booking_id', '=', 'quotes.booking_id')
            .where('operations.state', 'in', ['pending', 'in_doubt']),
        ),
      ),
    )
    .orderBy('quotes.expires_at')
    .limit(perTurn)
    .execute();
  for (const { booking_id: id } of over) {
    await systemChange(kernel, async (tx, record) => {
      const booking = await lockBooking(tx, id);
      const at = now();
      const quote = await tx
        .selectFrom('booking_quotes')
        .select('expires_at')
        .where('booking_id', '=', id)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      if (!quote?.expires_at || quote.expires_at > at || (await openOperation(tx, id))) return;
      await endQuoted(tx, record, null, { booking, at });
    });
  }
}

/** Registers the job, which runs each minute. */
export async function quoteJobs(kernel: Kernel): Promise<void> {
  await kernel.jobs.queue(queue, () => endQuotesOver(kernel));
  await kernel.jobs.schedule(queue, '* * * * *');
}
