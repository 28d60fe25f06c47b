import { sql } from 'kysely';
import { transaction, type Kernel } from '@traveldesk/shared-server';
import { ownerKind } from '../engine/hold-owner';
import { noteBookingReferences } from '../engine/booking-references';

const queue = 'bookings-fill-references';

/** Bookings of one transaction: a few hundred milliseconds, in which it locks nothing that others write. */
const perBatch = 1_000;

/** A million bookings take some minutes; one that is killed is begun anew, and goes on with those that are left. */
const settings = { expireInSeconds: 3_600 };

/**
 * Runs at each start: adds references for bookings older than the table, and for those that an older replica made since the
 * migration.
 */
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

/** Notes the references of all bookings that have none, in batches of their own. Answers how many there were. */
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
  if (filled > 0) log.info({ bookings: filled }, 'references of bookings are noted');
  return filled;
}

/** The next bookings without a reference, by id. Each booking's are noted together, so one has all of its own or none. */
async function unfilled(db: Kernel['db'], after = '00000000-0000-0000-0000-000000000000'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings
    where id > ${after}::uuid and company_id is not null and not exists (
      select 1 from ledger_references as refs where refs.about_kind = ${ownerKind} and refs.about_id = bookings.id)
    order by id limit ${perBatch}`.execute(db);
  return rows.map(({ id }) => id);
}
