import { sql } from 'kysely';
import type { Db } from '@traveldesk/shared-server';
import '../bookings.tables';

/** Seconds of silence after which a loader counts as dead. */
const silentSeconds = 40;

/** Takes or renews the loader's turn; returns false while another loader is alive. */
export async function takeTurn(db: Db, holder: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('booking_demo_loader')
    .set({ holder, alive_at: sql`clock_timestamp()` })
    .where(({ or, eb }) =>
      or([
        eb('holder', 'is', null),
        eb('holder', '=', holder),
        eb('alive_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${silentSeconds})`),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function endTurn(db: Db, holder: string): Promise<void> {
  await db.updateTable('booking_demo_loader').set({ holder: null }).where('holder', '=', holder).execute();
}

export async function markOf(db: Db, key: string) {
  return db.selectFrom('booking_demo').selectAll().where('key', '=', key).executeTakeFirst();
}

/** Records the booking of a demo entry. */
export async function markBooking(db: Db, key: string, bookingId: string): Promise<void> {
  await db
    .insertInto('booking_demo')
    .values({ key, booking_id: bookingId, done_at: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ booking_id: bookingId }))
    .execute();
}

export async function markDone(db: Db, key: string): Promise<void> {
  const done_at = new Date();
  await db
    .insertInto('booking_demo')
    .values({ key, booking_id: null, done_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ done_at }))
    .execute();
}

/** Finds a booking that was made just before its loader was killed; each demo person books once per company. */
export async function bookingOfPerson(
  db: Db,
  { person, companyId }: { person: string; companyId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('booking_travellers')
    .innerJoin('bookings', 'bookings.id', 'booking_travellers.booking_id')
    .select('bookings.id')
    .where('booking_travellers.person', '=', person)
    .where('bookings.company_id', '=', companyId)
    .executeTakeFirst();
  return row?.id;
}

export async function bookingOfGroup(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('kind', '=', 'group')
    .where('lead', '=', name)
    .executeTakeFirst();
  return row?.id;
}
