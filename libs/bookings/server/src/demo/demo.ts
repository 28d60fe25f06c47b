import { setTimeout as delay } from 'node:timers/promises';
import { bookingDoneSchema, notePageSchema, personKey } from '@traveldesk/bookings-contract';
import { reviewSchema } from '@traveldesk/flights-contract';
import { addDays, dayMs, problemSchema } from '@traveldesk/shared-contract';
import { newId, type App } from '@traveldesk/shared-server';
import { demoDesk, type Answer, type DemoDesk, type Headers } from './demo-desk';
import {
  bookingOfGroup,
  bookingOfPerson,
  endTurn,
  markBooking,
  markDone,
  markOf,
  takeTurn,
} from './demo-marks.sql';
import { takeStep } from './demo-steps';
import { demoGroup, demoManual, demoNames, demoTrips, type Booker, type DemoTrip } from './demo.data';

/** The sign-ins of the demo that book; the staff's may do everything. */
const emails: Readonly<Record<Booker, string>> = {
  desk: 'desk@nile.example',
  agent: 'agent@nile.example',
  other: 'desk@meridien.example',
  staff: 'admin@traveldesk.example',
};

const manualCompany = 'Nile Travel';

interface Loading {
  app: App;
  desk: DemoDesk;
  people: ReadonlyMap<Booker, Headers>;
  companies: ReadonlyMap<string, string>;
  /** How many were loaded now. */
  count: number;
}

/**
 * Months of bookings in every state, as people make them: by the product's calls, against the training supplier, behind the start.
 * Instants are those of the bookings' clock, which is turned for these calls alone. Ended half way, the next start goes on with it;
 * one that cannot be made now, as the supplier is not there, is made at a later start.
 */
export async function loadDemoBookings(
  app: App,
  signIn: (email: string) => Promise<Headers | null>,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const { db, log } = app.kernel;
  const holder = newId();
  if (!(await takeTurn(db, holder))) return 0;
  const keys = [...demoTrips, ...demoManual, demoGroup].map(({ key }) => key);
  const done = await db.selectFrom('booking_demo').select('key').where('done_at', 'is not', null).execute();
  if (done.length >= keys.length) {
    await endTurn(db, holder);
    return 0;
  }
  log.info({ bookings: keys.length - done.length }, 'the demo’s bookings are being loaded behind the start');
  const people = new Map<Booker, Headers>();
  for (const [booker, email] of Object.entries(emails) as [Booker, string][]) {
    const headers = await signIn(email);
    if (headers) people.set(booker, headers);
  }
  const rows = await db.selectFrom('companies').select(['id', 'name']).execute();
  const companies = new Map(rows.map(({ id, name }) => [name, id]));
  const loading: Loading = { app, desk: demoDesk(app), people, companies, count: 0 };
  for (const [index, trip] of demoTrips.entries()) {
    if (isStopping() || !(await takeTurn(db, holder))) break;
    await once(loading, trip.key, () => load(loading, trip, index));
    // Others have their turn: nobody waits for a demo.
    await delay(50);
  }
  for (const one of demoManual) await once(loading, one.key, () => loadManual(loading, one));
  await once(loading, demoGroup.key, () => loadGroup(loading));
  for (const headers of people.values()) await loading.desk.call(headers, 'POST', '/logout', {});
  await endTurn(db, holder);
  log.info({ bookings: loading.count }, 'the demo’s bookings are loaded');
  return loading.count;
}

/** Whatever goes wrong with one is told, and left for the next start. */
async function once(loading: Loading, key: string, work: () => Promise<boolean>): Promise<void> {
  const { db, log } = loading.app.kernel;
  if ((await markOf(db, key))?.done_at) return;
  try {
    if (!(await work())) return;
    await markDone(db, key);
    loading.count += 1;
  } catch (error) {
    log.warn({ err: error, booking: key }, 'one of the demo’s bookings could not be loaded');
  }
}

const ago = (days: number) => new Date(Date.now() - days * dayMs);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

async function load(loading: Loading, trip: DemoTrip, index: number): Promise<boolean> {
  const { desk, people, app } = loading;
  const who = people.get(trip.by);
  if (!who) return false;
  const { db } = app.kernel;
  const known =
    (await markOf(db, trip.key))?.booking_id ?? (await bookingOfPerson(db, personKey(travellerOf(index))));
  const id = known ?? (await desk.at(ago(trip.ago), () => book(loading, who, trip, index)));
  if (id === undefined) return false;
  await markBooking(db, trip.key, id);
  await desk.settled(id);
  const payer = people.get(trip.by === 'agent' ? 'staff' : trip.by) ?? who;
  const later = ago(Math.max(0, trip.ago - 0.4));
  for (const step of trip.steps) await desk.at(later, () => takeStep(step, { desk, who: payer, id }));
  if (trip.note) {
    const text = { text: trip.note, mentions: [] };
    const notes = await desk.call(who, 'GET', `/flights/bookings/${id}/notes`);
    if (notePageSchema.safeParse(notes.body).data?.total === 0) {
      await desk.at(later, () => desk.call(who, 'POST', `/flights/bookings/${id}/notes`, text));
    }
  }
  return true;
}

/** Searches, looks at it again as a review does, and books. Answers nothing where it is not sold now. */
async function book(
  { app, desk, companies }: Loading,
  who: Headers,
  trip: DemoTrip,
  index: number,
): Promise<string | undefined> {
  const companyId = trip.company === undefined ? null : companies.get(trip.company);
  // Somebody has deleted it.
  if (companyId === undefined) return undefined;
  const date = addDays(dayOf(new Date()), trip.ahead);
  const offer = await desk.find(who, { route: trip.route, date, companyId });
  const seen = offer && (await desk.call(who, 'GET', `/flights/offers/${offer.id}`));
  if (!offer || seen?.status !== 200) {
    app.kernel.log.debug({ booking: trip.key, answer: seen?.body }, 'one of the demo’s flights is not sold');
    return undefined;
  }
  const review = reviewSchema.parse(seen.body);
  const answer = await desk.call(who, 'POST', '/flights/bookings', {
    offer_id: offer.id,
    revision: review.revision,
    mode: trip.mode,
    travellers: [travellerOf(index)],
    extras: [],
    total: review.offer.price.total,
    reason: null,
    note: null,
  });
  return idOf(app, trip.key, answer);
}

function travellerOf(index: number) {
  const [given, family, gender] = demoNames[index % demoNames.length] ?? demoNames[0];
  return {
    type: 'adult',
    title: gender === 'f' ? 'ms' : 'mr',
    gender,
    given_name: given,
    family_name: family,
    born_on: `${1962 + ((index * 7) % 40)}-0${1 + (index % 9)}-1${index % 9}`,
    email: `${given}.${family}@traveler.example`.toLowerCase(),
    phone: '+447700900123',
    document: null,
    loyalty: [],
    adult: null,
    save: index % 3 === 0,
  };
}

function idOf(app: App, key: string, { status, body }: Answer): string | undefined {
  if (status === 201) return bookingDoneSchema.parse(body).data.id;
  const { code, fields } = problemSchema.partial().safeParse(body).data ?? {};
  app.kernel.log.warn({ booking: key, status, code, fields }, 'the demo is refused');
  return undefined;
}

async function loadManual(loading: Loading, one: (typeof demoManual)[number]): Promise<boolean> {
  const { app, desk, people, companies } = loading;
  const who = people.get('staff');
  const company = companies.get(manualCompany);
  if (!who || !company) return false;
  const traveller = travellerOf(demoTrips.length + one.ago);
  if (await bookingOfPerson(app.kernel.db, personKey(traveller))) return true;
  const currency = await currencyOf(app, company);
  const day = dayOf(ago(one.flown));
  const segment = { carrier: 'MS', flight_number: '777', origin: 'CAI', destination: 'LHR' };
  const answer = await desk.at(ago(one.ago), () =>
    desk.call(who, 'POST', '/flights/manual-bookings', {
      company_id: company,
      source: 'Airline desk at the airport',
      pnr: one.pnr,
      state: 'ticketed',
      payment_required_by: null,
      segments: [{ ...segment, departing_at: `${day}T09:00`, arriving_at: `${day}T13:10` }],
      travellers: [traveller],
      tickets: [{ number: `07723${String(one.ago).padStart(8, '4')}`, traveller: 0 }],
      total: { amount: one.total, currency },
      note: null,
    }),
  );
  const id = idOf(app, one.key, answer);
  if (id !== undefined) await markBooking(app.kernel.db, one.key, id);
  return id !== undefined;
}

async function currencyOf({ kernel }: App, companyId: string): Promise<string> {
  const row = await kernel.db
    .selectFrom('companies')
    .select('currency')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.currency;
}

async function loadGroup({ app, desk, people, companies }: Loading): Promise<boolean> {
  const who = people.get('staff');
  const company = companies.get(manualCompany);
  if (!who || !company) return false;
  if (await bookingOfGroup(app.kernel.db, demoGroup.name)) return true;
  const { name, travellers, ahead } = demoGroup;
  const answer = await desk.at(ago(demoGroup.ago), () =>
    desk.call(who, 'POST', '/flights/group-requests', {
      company_id: company,
      name,
      travellers,
      trips: [{ origin: 'CAI', destination: 'VIE', date: addDays(dayOf(new Date()), ahead) }],
      note: 'Two of them sit in wheelchairs.',
    }),
  );
  const id = idOf(app, demoGroup.key, answer);
  if (id !== undefined) await markBooking(app.kernel.db, demoGroup.key, id);
  return id !== undefined;
}
