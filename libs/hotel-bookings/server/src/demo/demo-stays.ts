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
import { hotelBookingPaths } from '@traveldesk/hotel-bookings-contract';
import { hotelPaths, isQuoteBookable, stayQuoteSchema, type StayQuote } from '@traveldesk/hotels-contract';
import { addDays, dayMs } from '@traveldesk/shared-contract';
import { personByName } from '../operations/book/insert-guests';
import { findRates } from './demo-rates';
import { nameOf, type DemoBooker, type DemoStay } from './demo-stay';
import { takeStayStep } from './demo-stay-steps';

/** The context for creating the demo's stays. */
export interface StayLoading extends DemoContext<DemoBooker> {
  training: Training;
}

const madeAt = ({ key, ago }: Pick<DemoStay, 'key' | 'ago'>) => demoInstant({ key, ago, isExact: ago < 1 });

/** Creates a stay or continues it. Returns whether it is complete; otherwise the next start tries again. */
export async function loadStay(loading: StayLoading, stay: DemoStay): Promise<boolean> {
  const { app, desk, people, training } = loading;
  const who = people.get(stay.by);
  const staff = people.get('staff');
  const id = who && (await bookedStay(loading, who, stay));
  if (!who || !staff || id === undefined) return false;
  const made = madeAt(stay);
  const { kernel } = app;
  for (const step of stay.steps) await takeStayStep(step, { kernel, desk, training, who, id, madeAt: made });
  const booking = { desk, product: 'hotel', id };
  if (stay.note !== undefined) {
    await writeNote(
      { ...booking, who },
      stay.note,
      new Date(Math.min(made.getTime() + 0.05 * dayMs, Date.now())),
    );
  }
  if (stay.owner !== undefined) await giveOwner(kernel.db, { ...booking, who: staff }, stay.owner);
  return true;
}

/** Returns the booking of a stay, created if it does not exist; undefined where no such rate is sold. */
async function bookedStay(
  loading: StayLoading,
  who: DemoHeaders,
  stay: DemoStay,
): Promise<string | undefined> {
  const { desk, app, companies } = loading;
  const { db } = app.kernel;
  const companyId = companies.get(stay.company);
  // A user has deleted it.
  if (companyId === undefined) return undefined;
  const [[lead]] = stay.guests as readonly [readonly [string]];
  const person = personByName(companyId, { ...nameOf(lead), age: null });
  const known =
    (await markOf(db, stay.key))?.booking_id ?? (await bookingOfPerson(db, { person, companyId }));
  const id = known ?? (await desk.at(madeAt(stay), () => book(loading, who, { stay, companyId })));
  if (id === undefined) return undefined;
  await markBooking(db, stay.key, id);
  await desk.settled(id);
  return id;
}

/** Searches, fetches rates, asks for a quote and books it, as users do. */
async function book(
  { app, desk }: StayLoading,
  who: DemoHeaders,
  { stay, companyId }: { stay: DemoStay; companyId: string },
): Promise<string | undefined> {
  const check_in = dayAhead(stay.arrives);
  const days = { check_in, check_out: addDays(check_in, stay.nights) };
  const rates = await findRates(desk, who, {
    stay,
    days,
    companyId: stay.by === 'staff' ? companyId : null,
  });
  for (const { id } of rates) {
    const asked = await desk.call(who, 'POST', hotelPaths.quotes, { rate_id: id });
    const quote = stayQuoteSchema.safeParse(asked.body).data;
    if (!quote || !isQuoteBookable(quote)) continue;
    if (quote.changes.length > 0) await desk.call(who, 'POST', hotelPaths.quoteAcceptances(quote.id));
    return createdId(
      app,
      stay.key,
      await desk.call(who, 'POST', hotelBookingPaths.all, inputOf(stay, quote)),
    );
  }
  app.kernel.log.warn({ booking: stay.key, rates: rates.length }, 'a demo stay is not sold');
  return undefined;
}

function inputOf({ guests, requests }: DemoStay, { id, rate }: StayQuote) {
  const unknown = { title: null, gender: null, born_on: null, save: false, saved_id: null };
  const named = guests.map(([name, room = 0, age = null]) => ({ ...unknown, ...nameOf(name), room, age }));
  const [lead] = named;
  return {
    quote_id: id,
    guests: named,
    email: `${lead?.given_name}.${lead?.family_name}@traveler.example`.toLowerCase().replace(' ', '-'),
    phone: '+442079460142',
    requests: requests ?? null,
    loyalty_number: null,
    total: rate.now,
    replaces: null,
    reason: null,
    note: null,
  };
}
