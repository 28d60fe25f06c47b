import { sql } from 'kysely';
import type { Db } from '@traveldesk/shared-server';
import '../bookings.tables';

/** A loader that was not heard of for so many seconds has ended. */
const silentSeconds = 120;

/** Whether this loader may go on: it is the only one, or the last one has ended. */
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

/** Which booking one of the demo's is. */
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

/** One that was made just before its loader was ended, found by who travels and the key that its note begins with. */
export async function bookingOfKey(db: Db, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('note', 'like', `Demo ${key}.%`)
    .executeTakeFirst();
  return row?.id;
}
