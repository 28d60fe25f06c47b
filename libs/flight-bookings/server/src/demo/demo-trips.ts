import { bookingOfPerson, markBooking, markOf } from '@traveldesk/bookings-server';
import {
  bookingResponseSchema,
  bookingSchema,
  notePageSchema,
  personKey,
} from '@traveldesk/bookings-contract';
import { reviewSchema } from '@traveldesk/flights-contract';
import { addDays, dayMs, problemSchema } from '@traveldesk/shared-contract';
import type { App } from '@traveldesk/shared-server';
import type { Answer, DemoDesk, Headers } from './demo-desk';
import { travellersOf } from './demo-people';
import { takeSteps } from './demo-steps';
import type { Training } from './demo-training';
import type { Booker, DemoTrip } from './demo-trip';

/** Demo users who book, and the one who releases bookings in doubt together with staff. */
export type Caller = Booker | 'finance';

/** The context for creating the demo's bookings. */
export interface Loading {
  app: App;
  desk: DemoDesk;
  training: Training;
  people: ReadonlyMap<Caller, Headers>;
  /** Ids by name. */
  companies: ReadonlyMap<string, string>;
}

export const dayAhead = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);

/** When it was booked: past days at a working hour; for today, or where a step depends on elapsed hours, exactly as long ago as given. */
export function madeAt({
  key,
  ago,
  steps = [],
}: Pick<DemoTrip, 'key' | 'ago'> & Partial<Pick<DemoTrip, 'steps'>>): Date {
  const at = new Date(Date.now() - ago * dayMs);
  if (ago >= 1 && !steps.includes('rise'))
    at.setUTCHours(
      6 + ((Math.round(ago) * 5 + key.length) % 11),
      (Math.round(ago) * 17) % 60,
      (key.length * 7) % 60,
      0,
    );
  return new Date(Math.min(at.getTime(), Date.now()));
}

/** Creates a booking or continues it. Returns whether it is complete; otherwise the next start tries again. */
export async function loadTrip(loading: Loading, trip: DemoTrip): Promise<boolean> {
  const { desk, people, app, training } = loading;
  const who = people.get(trip.by);
  const id = who && (await bookedTrip(loading, who, trip));
  if (!who || id === undefined) return false;
  const made = madeAt(trip);
  const payer = people.get(trip.by === 'agent' ? 'staff' : trip.by) ?? who;
  const on = { kernel: app.kernel, desk, training, who: payer, id, madeAt: made };
  await takeSteps(trip.steps, on);
  await writeNote(loading, who, { id, trip, at: new Date(made.getTime() + 0.05 * dayMs) });
  await giveOwner(loading, id, trip);
  return true;
}

/** The booking of a trip, created if it does not exist; nothing where the flight is not sold. */
export async function bookedTrip(
  loading: Loading,
  who: Headers,
  trip: DemoTrip,
): Promise<string | undefined> {
  const { desk, app, companies } = loading;
  const { db } = app.kernel;
  const companyId = companies.get(trip.company);
  // A user has deleted it.
  if (companyId === undefined) return undefined;
  const [lead] = travellersOf(trip, { date: dayAhead(trip.flies) });
  const known =
    (await markOf(db, trip.key))?.booking_id ??
    (lead && (await bookingOfPerson(db, { person: personKey(lead), companyId })));
  const id = known ?? (await desk.at(madeAt(trip), () => book(loading, who, { trip, companyId })));
  if (id === undefined) return undefined;
  await markBooking(db, trip.key, id);
  await desk.settled(id);
  return id;
}

/** Searches, checks the offer again as a review does, and books. Returns nothing where it is not sold now. */
async function book(
  { app, desk }: Loading,
  who: Headers,
  { trip, companyId }: { trip: DemoTrip; companyId: string },
): Promise<string | undefined> {
  const date = dayAhead(trip.flies);
  const forWhom = trip.by === 'staff' ? companyId : null;
  const offer = await desk.find(who, { trip, date, companyId: forWhom });
  const seen = offer && (await desk.call(who, 'GET', `/flights/offers/${offer.id}`));
  if (!offer || seen?.status !== 200) {
    app.kernel.log.warn({ booking: trip.key, answer: seen?.body }, 'a demo flight is not sold');
    return undefined;
  }
  const review = reviewSchema.parse(seen.body);
  const answer = await desk.call(who, 'POST', '/flights/bookings', {
    offer_id: offer.id,
    revision: review.revision,
    mode: trip.mode,
    travellers: travellersOf(trip, {
      date,
      passports: review.requirements.passport === true,
      from: trip.route[0],
    }),
    extras: [],
    total: review.offer.price.total,
    reason: null,
    note: null,
  });
  return idOf(app, trip.key, answer);
}

/** Returns what a request has created; logs a rejection. */
export function idOf(app: App, key: string, { status, body }: Answer): string | undefined {
  if (status === 201) return bookingResponseSchema.parse(body).data.id;
  const { code, fields } = problemSchema.partial().safeParse(body).data ?? {};
  app.kernel.log.warn({ booking: key, status, code, fields }, 'a demo request was rejected');
  return undefined;
}

async function writeNote(
  { desk }: Loading,
  who: Headers,
  { id, trip, at }: { id: string; trip: DemoTrip; at: Date },
): Promise<void> {
  if (trip.note === undefined) return;
  const path = `/flights/bookings/${id}/notes`;
  const notes = await desk.call(who, 'GET', path);
  if (notePageSchema.safeParse(notes.body).data?.total !== 0) return;
  await desk.at(at, () => desk.call(who, 'POST', path, { text: trip.note, mentions: [] }));
}

/** Staff assign the booking to a user. */
async function giveOwner({ app, desk, people }: Loading, id: string, { owner }: DemoTrip): Promise<void> {
  const staff = people.get('staff');
  if (owner === undefined || !staff) return;
  const user = await app.kernel.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', owner)
    .executeTakeFirst();
  const answer = await desk.call(staff, 'GET', `/flights/bookings/${id}`);
  const booking = bookingSchema.safeParse(answer.body).data;
  if (!user || !booking || booking.owner?.id === user.id) return;
  const seen = { 'if-match': `"${booking.version}"` };
  await desk.call(staff, 'PUT', `/flights/bookings/${id}/owner`, { owner_id: user.id }, seen);
}
