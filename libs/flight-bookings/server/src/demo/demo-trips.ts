import {
  bookingOfPerson,
  createdId,
  dayAhead,
  demoInstant,
  giveOwner,
  markBooking,
  markOf,
  writeNote,
  type DemoContext,
  type Training,
} from '@traveldesk/bookings-server';
import type { DemoHeaders } from '@traveldesk/shared-server';
import { personKey } from '@traveldesk/bookings-contract';
import { reviewSchema } from '@traveldesk/flights-contract';
import { dayMs } from '@traveldesk/shared-contract';
import { findOffer } from './demo-offer';
import { travellersOf } from './demo-people';
import { takeSteps } from './demo-steps';
import type { Booker, DemoTrip } from './demo-trip';

/** Demo users who book, and the one who releases bookings in doubt together with staff. */
export type Caller = Booker | 'finance';

/** The context for creating the demo's bookings. */
export interface Loading extends DemoContext<Caller> {
  training: Training;
}

/** When it was booked: for today, or where a step depends on elapsed hours, exactly as long ago as given. */
export function madeAt({
  key,
  ago,
  steps = [],
}: Pick<DemoTrip, 'key' | 'ago'> & Partial<Pick<DemoTrip, 'steps'>>): Date {
  return demoInstant({ key, ago, isExact: ago < 1 || steps.includes('rise') });
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
  const booking = { desk, who, product: 'flight', id };
  if (trip.note !== undefined) await writeNote(booking, trip.note, new Date(made.getTime() + 0.05 * dayMs));
  const staff = people.get('staff');
  if (trip.owner !== undefined && staff) {
    await giveOwner(app.kernel.db, { ...booking, who: staff }, trip.owner);
  }
  return true;
}

/** The booking of a trip, created if it does not exist; nothing where the flight is not sold. */
export async function bookedTrip(
  loading: Loading,
  who: DemoHeaders,
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
  who: DemoHeaders,
  { trip, companyId }: { trip: DemoTrip; companyId: string },
): Promise<string | undefined> {
  const date = dayAhead(trip.flies);
  const forWhom = trip.by === 'staff' ? companyId : null;
  const offer = await findOffer(desk, who, { trip, date, companyId: forWhom });
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
  return createdId(app, trip.key, answer);
}
