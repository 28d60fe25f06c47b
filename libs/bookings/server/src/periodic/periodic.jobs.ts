import { stateAtEnd } from '@traveldesk/bookings-contract';
import { systemChange, toolsOf, type Kernel } from '@traveldesk/shared-server';
import { arrivalOf } from '../engine/deadlines.sql';
import { move } from '../engine/move';
import { endQuotes } from '../engine/quotes.sql';
import { refreshBooking } from '../engine/refresh.jobs';
import { lockBooking, openOperation } from '../engine/rows.sql';
import { raiseStaffTask } from '../engine/staff-tasks';
import {
  arrivalsToWarnOf,
  dueForRefresh,
  eraseDocuments,
  forgetEvents,
  over,
  settingsOf,
  toWarnOf,
  withOldDocuments,
} from './due.sql';

const minuteQueue = 'bookings-upkeep';
const refreshQueue = 'bookings-refresh';
const hourQueue = 'bookings-hourly';
/** The former name of `hourQueue`, whose schedule is stored in older databases. */
const formerHourQueue = 'bookings-nightly';

/** Registers the periodic jobs of bookings. */
export async function periodicJobs(kernel: Kernel): Promise<void> {
  const { jobs } = kernel;
  await jobs.queue(minuteQueue, async () => {
    await warnOfHolds(kernel);
    await warnOfArrivals(kernel);
    await endOver(kernel);
  });
  await jobs.schedule(minuteQueue, '* * * * *');
  await jobs.queue(refreshQueue, () => refreshDue(kernel));
  await jobs.schedule(refreshQueue, '* * * * *');
  await jobs.queue(hourQueue, async () => {
    await eraseOldDocuments(kernel);
    await forgetEvents(kernel.db, toolsOf(kernel, 'bookings').now());
  });
  await jobs.schedule(hourQueue, '41 * * * *');
  await jobs.unschedule(formerHourQueue);
}

/**
 * Reads the orders that are due, one after the other for each supplier: expired holds, missing tickets, possible airline changes. A
 * supplier that does not answer is skipped until the next round.
 */
export async function refreshDue(kernel: Kernel): Promise<void> {
  const due = await dueForRefresh(kernel.db, toolsOf(kernel, 'bookings').now());
  const bySupplier = new Map<string | null, typeof due>();
  for (const booking of due) {
    bySupplier.set(booking.supplier_id, [...(bySupplier.get(booking.supplier_id) ?? []), booking]);
  }
  await Promise.all(
    [...bySupplier.values()].map(async (bookings) => {
      for (const { id } of bookings) if (!(await refreshBooking(kernel, id))) return;
    }),
  );
}

/** Marks bookings as flown after their last flight, and as stayed after their check-out; from then on only a person can refund them. */
export async function endOver(kernel: Kernel): Promise<void> {
  const { now } = toolsOf(kernel, 'bookings');
  for (const { id } of await over(kernel.db, now())) {
    await systemChange(kernel, async (tx, record) => {
      const booking = await lockBooking(tx, id);
      const at = now();
      const isOver = booking.ends_at !== null && booking.ends_at <= at;
      const to = stateAtEnd(booking.state);
      if (!isOver || to === null || (await openOperation(tx, id))) return;
      await endQuotes(tx, { bookingId: id, at });
      await move(tx, record, null, { booking, to, event: to, set: { refresh_at: null }, at });
    });
  }
}

/** Creates a staff task for each stay that begins soon without the property's reference. */
export async function warnOfArrivals(kernel: Kernel): Promise<void> {
  const { now } = toolsOf(kernel, 'bookings');
  for (const { id } of await arrivalsToWarnOf(kernel.db, now())) {
    await systemChange(kernel, async (tx, record) => {
      const booking = await lockBooking(tx, id);
      const due_at = await arrivalOf(tx, id);
      if (booking.state !== 'confirmed' || booking.pnr !== null || due_at === undefined) return;
      await tx.updateTable('bookings').set({ warned_of: due_at }).where('id', '=', id).execute();
      await raiseStaffTask(tx, record, null, kernel, { booking, reason: 'no_reference', due_at });
    });
  }
}

/** Creates a staff task for each hold that will expire soon (TRAVEL-RULES 19). */
export async function warnOfHolds(kernel: Kernel): Promise<void> {
  const { now } = toolsOf(kernel, 'bookings');
  const { hold_warning_minutes: minutes } = await settingsOf(kernel.db);
  const until = new Date(now().getTime() + minutes * 60_000);
  for (const { id } of await toWarnOf(kernel.db, until)) {
    await systemChange(kernel, async (tx, record) => {
      const booking = await lockBooking(tx, id);
      const { payment_required_by: due_at } = booking;
      if (booking.state !== 'on_hold' || !due_at || due_at > until) return;
      await tx.updateTable('bookings').set({ warned_of: due_at }).where('id', '=', id).execute();
      // A deadline that is already over needs no warning.
      if (due_at > now())
        await raiseStaffTask(tx, record, null, kernel, { booking, reason: 'hold_expiring', due_at });
    });
  }
}

/** Erases document numbers once suppliers and borders no longer need them (SECURITY 53). */
export async function eraseOldDocuments(kernel: Kernel): Promise<void> {
  const { now } = toolsOf(kernel, 'bookings');
  const { document_days: days } = await settingsOf(kernel.db);
  for (const { id } of await withOldDocuments(kernel.db, now(), days)) {
    await systemChange(kernel, async (tx, record) => {
      await lockBooking(tx, id);
      const documents = await eraseDocuments(tx, id);
      record({ entity: 'booking', id, action: 'documents_erased', after: { documents } });
    });
  }
}
