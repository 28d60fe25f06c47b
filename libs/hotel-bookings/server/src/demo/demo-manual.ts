import {
  bookingOfPerson,
  createdId,
  dayAhead,
  demoInstant,
  endOver,
  findBookingRecord,
  markBooking,
} from '@traveldesk/bookings-server';
import { hotelBookingPaths } from '@traveldesk/hotel-bookings-contract';
import { addDays } from '@traveldesk/shared-contract';
import { personByName } from '../operations/book/insert-guests';
import type { demoManualStays } from './demo.data';
import { nameOf } from './demo-stay';
import type { StayLoading } from './demo-stays';

const company = 'Nile Travel';

/** Enters a stay that was booked at the hotel itself. */
export async function loadManualStay(
  { app, desk, people, companies }: StayLoading,
  stay: (typeof demoManualStays)[number],
): Promise<boolean> {
  const { db } = app.kernel;
  const who = people.get('staff');
  const companyId = companies.get(company);
  const city = await db.selectFrom('cities').select('id').where('code', '=', stay.city).executeTakeFirst();
  if (!who || companyId === undefined || !city) return false;
  const guest = { ...nameOf(stay.guest), age: null };
  const made = demoInstant({ ...stay, isExact: stay.ago < 1 });
  const check_in = dayAhead(stay.arrives);
  const enter = async () => {
    const { currency } = await db
      .selectFrom('companies')
      .select('currency')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    const answer = await desk.call(who, 'POST', hotelBookingPaths.manual, {
      company_id: companyId,
      source: 'Reservations desk of the hotel',
      reference: stay.reference,
      property: { name: stay.property, address: null, city_id: city.id, phone: null },
      check_in,
      check_out: addDays(check_in, stay.nights),
      rooms: [{ adults: 2, children: [] }],
      room_name: 'Double room',
      guests: [{ room: 0, ...guest }],
      board: 'breakfast',
      payment: stay.payment,
      total: stay.total === null ? null : { amount: stay.total, currency },
      due: null,
      free_until: stay.arrives > 7 ? `${addDays(check_in, -7)}T16:00:00Z` : null,
      balance_due_on: null,
      requests: null,
      note: null,
    });
    return createdId(app, stay.key, answer);
  };
  const person = personByName(companyId, guest);
  const id = (await bookingOfPerson(db, { person, companyId })) ?? (await desk.at(made, enter));
  if (id === undefined) return false;
  await markBooking(db, stay.key, id);
  const { ends_at: end } = (await findBookingRecord(db, id)) ?? {};
  if (stay.isOver && end) await desk.at(new Date(end.getTime() + 1), () => endOver(app.kernel));
  return true;
}
