import { CallAbandoned, SupplierFault, type CallSupplier, type Outcome } from '@traveldesk/suppliers-server';
import {
  dataOf,
  effectOf,
  foundOf,
  id,
  listPageOf,
  object,
  optionalId,
  optionalObject,
  readable,
  readDelivery,
  settlesWithinMs,
  text,
  Unreadable,
  webhookCalls,
  type Json,
} from '@traveldesk/suppliers-server/duffel';
import type { BookedStay, NewStay, StayBookings, StayEvent, StayPage } from '../bookings/booking-adapter';
import { bookedStayOf, metadataWire, oursOf } from './booked-stay';
import { reading } from './stay-refusals';

const path = '/stays/bookings';
const perPage = 200;
/** A customer user only narrows look-ups, so the booking does not wait longer for it. */
const customerMs = 10_000;

/** Booked stays of Duffel Stays, version 2 (STAYS 1, 2 and 4). */
export const duffelBookings: StayBookings = {
  settlesWithinMs,

  create: (call, stay) =>
    effectOf(call, {
      ...reading,
      request: {
        method: 'POST',
        path,
        body: { data: stayWire(stay) },
        idempotencyKey: stay.ours.attempt,
      },
      purpose: 'order',
      read: bookedStayOf,
      misfits: (made) => [
        ...(made.status === 'confirmed' ? [] : ['cancelled']),
        ...(isMadeFor(made, stay) ? [] : ['attempt']),
      ],
    }),

  get: (call, ref) =>
    foundOf(call, `${path}/${encodeURIComponent(ref)}`, (data) => {
      const stay = bookedStayOf(data);
      if (stay.ref !== ref) throw new Unreadable('id', 'id');
      return stay;
    }),

  list: async (call, { after, customer }) => {
    const params = new URLSearchParams({ limit: String(perPage) });
    if (customer !== null) params.set('user_id', customer);
    if (after !== null) params.set('after', after);
    const { body } = await call({ path: `${path}?${params}` }, { purpose: 'look_up', repeatable: true });
    return readable(() => pageOf(body));
  },

  cancel: async (call, ref) => {
    const outcome = await cancelled(call, ref);
    const isOver = outcome.outcome === 'refused' && outcome.cause === 'cancelled';
    if (outcome.outcome === 'in_doubt' || (outcome.outcome === 'refused' && !isOver)) return outcome;
    return confirmed(call, ref);
  },

  createCustomer: async (call, { name, email }) => {
    const [given_name = name, ...rest] = name.split(' ');
    const body = { data: { email, given_name, family_name: rest.join(' ') || given_name } };
    const request = { method: 'POST', path: '/identity/customer/users', body } as const;
    const answer = await within(customerMs, call(request, { purpose: 'order', repeatable: false }));
    return readable(() => id(dataOf(answer.body).id, 'id'));
  },

  ...webhookCalls(reading),
  readDelivery: (delivery) => readDelivery(delivery, eventOf),
};

/** The answer must repeat our ids: otherwise it may be about another booking, or about none (docs/adr/0160). */
const isMadeFor = ({ ours }: BookedStay, { ours: sent }: NewStay): boolean =>
  ours?.booking === sent.booking && ours.attempt === sent.attempt;

const cancelled = (call: CallSupplier, ref: string): Promise<Outcome<BookedStay>> =>
  effectOf(call, {
    ...reading,
    request: { method: 'POST', path: `${path}/${encodeURIComponent(ref)}/actions/cancel` },
    purpose: 'cancellation',
    read: bookedStayOf,
    misfits: () => [],
  });

/** A cancellation counts only if the booking says so afterwards (STAYS 3). */
async function confirmed(call: CallSupplier, ref: string): Promise<Outcome<BookedStay>> {
  return effectOf(call, {
    ...reading,
    refusalIn: () => null,
    request: { path: `${path}/${encodeURIComponent(ref)}` },
    purpose: 'look_up',
    read: bookedStayOf,
    misfits: (stay) => (stay.ref === ref && stay.status === 'cancelled' ? [] : ['cancelled']),
  });
}

function stayWire(stay: NewStay): Json {
  const { quote, guests, email, phone, requests, loyalty_number, ours, customer } = stay;
  return {
    quote_id: quote,
    guests: guests.map(({ given_name, family_name }) => ({ given_name, family_name })),
    email,
    phone_number: phone,
    ...(requests !== null && { accommodation_special_requests: requests }),
    ...(loyalty_number !== null && { loyalty_programme_account_number: loyalty_number }),
    metadata: metadataWire(ours),
    ...(customer !== null && { users: [customer] }),
  };
}

function pageOf(body: string): StayPage {
  const { items, after } = listPageOf(body);
  const stays = items.flatMap((wire) => {
    try {
      return [bookedStayOf(wire)];
    } catch (error) {
      if (error instanceof Unreadable) return [];
      throw error;
    }
  });
  return { stays, unread: items.length - stays.length, after };
}

async function within<Answer>(ms: number, work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SupplierFault('timed_out', 'maybe')), ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
    work.catch((error: unknown) => error instanceof CallAbandoned);
  }
}

const kinds: ReadonlyMap<string, string> = new Map([
  ['stays.booking.created', 'order_created'],
  ['stays.booking.cancelled', 'cancellation_confirmed'],
  ['stays.booking_creation_failed', 'order_failed'],
  ['ping.triggered', 'ping'],
]);

/** Reads an event (STAYS 1). Throws Unreadable. It may name the booking, ours in its metadata, or only the quote. */
function eventOf(wire: unknown): StayEvent {
  const it = object(wire, 'event');
  const type = text(it.type, 'type');
  const about = optionalObject(optionalObject(it.data, 'data')?.object, 'data.object') ?? {};
  const own = optionalId(about.id, 'object.id');
  return {
    id: id(it.id, 'event.id'),
    kind: kinds.get(type) ?? 'other',
    type,
    order_ref: own !== null && own.startsWith('bok_') ? own : optionalId(about.booking_id, 'booking_id'),
    offer_ref: optionalId(about.quote_id, 'quote_id'),
    booking: oursOf(about.metadata)?.booking ?? null,
  };
}
