import { statesOfTab, type BookingState } from '@traveldesk/bookings-contract';
import { folded, newId, type Db } from '@traveldesk/shared-server';
import type { Insertable } from 'kysely';
import type { BookingsTable } from '@traveldesk/bookings-server';

/** Every state that a tab contains. */
export const everyState: readonly BookingState[] = Object.values(statesOfTab).flat();

/** Inserts a booking directly into the table, bypassing the rules for creating one; sold for 100.00 EUR and bought for 76.54. */
export async function insertBooking(
  db: Db,
  { people = ['Amal Haddad'], ...change }: Partial<Insertable<BookingsTable>> & { people?: string[] } = {},
): Promise<string> {
  const id = newId();
  const number = `TD-${id.slice(-6).toUpperCase()}`;
  const at = new Date();
  await db
    .insertInto('bookings')
    .values({
      id,
      number,
      product: 'flight',
      kind: 'manual',
      state: 'ticketed',
      route: ['CAI–LHR'],
      currency: 'EUR',
      total: 10_000,
      net: 7_654,
      lead: people[0] ?? null,
      travellers: people.length,
      search: folded([number, ...people].join('\n')),
      created_at: at,
      updated_at: at,
      ...change,
    })
    .execute();
  await db.insertInto('flight_bookings').values({ booking_id: id }).execute();
  for (const [place, name] of people.entries()) {
    const [given = '', family = ''] = name.split(' ');
    const person = { person: folded(name), given_name: given, family_name: family };
    await db
      .insertInto('booking_travellers')
      .values({ id: newId(), booking_id: id, place, type: 'adult', ...person })
      .execute();
  }
  return id;
}
