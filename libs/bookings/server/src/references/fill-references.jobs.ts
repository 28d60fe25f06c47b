import { sql } from 'kysely';
import { transaction, type Kernel } from '@traveldesk/shared-server';
import { ownerKind } from '../engine/hold-owner';
import { noteBookingReferences } from '../engine/booking-references';

const queue = 'bookings-fill-references';

/** Bookings per transaction, which takes a few hundred milliseconds and locks nothing that others write. */
const perBatch = 1_000;

/** A million bookings take minutes; a killed job is restarted and continues with the rest. */
const settings = { expireInSeconds: 3_600 };

/** Runs at each start: adds references for bookings older than the table, and for those that an older replica made since the migration. */
export async function referenceJobs(kernel: Kernel): Promise<void> {
  await kernel.jobs.queue(
    queue,
    async () => {
      await fillReferences(kernel);
    },
    settings,
  );
  await kernel.jobs.send(queue, {}, { singletonKey: queue });
}

/** Adds the references of all bookings that have none, in batches. Returns the number of bookings. */
export async function fillReferences({
  db,
  log,
  stopping,
}: Pick<Kernel, 'db' | 'log' | 'stopping'>): Promise<number> {
  let filled = 0;
  for (let after: string | undefined; !stopping.aborted;) {
    const ids = await unfilled(db, after);
    if (ids.length === 0) break;
    await transaction(db, (tx) => noteBookingReferences(tx, ids));
    filled += ids.length;
    after = ids.at(-1);
  }
  if (filled > 0) log.info({ bookings: filled }, 'references of bookings were recorded');
  return filled;
}

/** Returns the next bookings without references, by id. A booking's references are added together, so it has all or none. */
async function unfilled(db: Kernel['db'], after = '00000000-0000-0000-0000-000000000000'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings
    where id > ${after}::uuid and company_id is not null and not exists (
      select 1 from ledger_references as refs where refs.about_kind = ${ownerKind} and refs.about_id = bookings.id)
    order by id limit ${perBatch}`.execute(db);
  return rows.map(({ id }) => id);
}
