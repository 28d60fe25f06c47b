import {
  bookingOfGroup,
  bookingOfPerson,
  createdId,
  dayAhead,
  markBooking,
} from '@traveldesk/bookings-server';
import { personKey } from '@traveldesk/bookings-contract';
import { dayMs } from '@traveldesk/shared-contract';
import { travellersOf } from './demo-people';
import { takeSteps } from './demo-steps';
import { madeAt, type Loading } from './demo-trips';
import type { demoGroups, demoManual } from './demo-elsewhere.data';

const manualCompany = 'Nile Travel';

/** Enters a manual booking. */
export async function loadManual(loading: Loading, one: (typeof demoManual)[number]): Promise<boolean> {
  const { app, desk, people, companies, training } = loading;
  const { db } = app.kernel;
  const who = people.get('staff');
  const companyId = companies.get(manualCompany);
  const day = dayAhead(one.flies);
  const travellers = travellersOf(one, { date: day });
  const [traveller] = travellers;
  if (!who || companyId === undefined || !traveller) return false;
  const made = madeAt(one);
  const enter = async () => {
    const currency = await currencyOf(loading, companyId);
    const isTicketed = one.state === 'ticketed';
    const segment = { carrier: 'MS', flight_number: '777', origin: 'CAI', destination: 'LHR' };
    const answer = await desk.call(who, 'POST', '/flights/manual-bookings', {
      company_id: companyId,
      source: 'Airline desk at the airport',
      pnr: one.pnr,
      state: one.state,
      payment_required_by: isTicketed ? null : new Date(Date.now() + 2 * dayMs).toISOString(),
      segments: [{ ...segment, departing_at: `${day}T09:00`, arriving_at: `${day}T13:10` }],
      travellers,
      tickets: isTicketed ? [{ number: `07723${String(one.ago).padStart(8, '4')}`, traveller: 0 }] : [],
      total: { amount: one.total, currency },
      note: null,
    });
    return createdId(app, one.key, answer);
  };
  const known = await bookingOfPerson(db, { person: personKey(traveller), companyId });
  const id = known ?? (await desk.at(made, enter));
  if (id === undefined) return false;
  await markBooking(db, one.key, id);
  if (one.flies < 0) {
    await takeSteps(['fly'], { kernel: app.kernel, desk, training, who, id, madeAt: made });
  }
  return true;
}

async function currencyOf({ app }: Loading, companyId: string): Promise<string> {
  const row = await app.kernel.db
    .selectFrom('companies')
    .select('currency')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.currency;
}

/** Enters a group request. */
export async function loadGroup(loading: Loading, group: (typeof demoGroups)[number]): Promise<boolean> {
  const { app, desk, people, companies } = loading;
  const { db } = app.kernel;
  const { key, name, travellers, note } = group;
  const [origin, destination] = group.route;
  const who = people.get('staff');
  const companyId = companies.get(group.company);
  if (!who || companyId === undefined) return false;
  if (await bookingOfGroup(db, name)) return true;
  const trips = [{ origin, destination, date: dayAhead(group.flies) }];
  const answer = await desk.at(madeAt(group), () =>
    desk.call(who, 'POST', '/flights/group-requests', {
      company_id: companyId,
      name,
      travellers,
      trips,
      note,
    }),
  );
  const id = createdId(app, key, answer);
  if (id !== undefined) await markBooking(db, key, id);
  return id !== undefined;
}
