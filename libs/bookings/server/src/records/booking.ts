import type { Booking, BookedTraveller, BookingTicket } from '@traveldesk/bookings-contract';
import { journeyOf, namesIn, type AirlineChange, type FlightTools } from '@traveldesk/flights-server';
import type { Language } from '@traveldesk/shared-contract';
import { isoOf, seesNet, toolsOf, type Actor, type Db, type Kernel } from '@traveldesk/shared-server';
import { knownRefund } from '../after/confirmed-refund';
import { amountIn } from '../engine/money';
import { openQuote } from '../engine/quotes.sql';
import { lastOperation, openOperation, type BookingRecord, type OperationRecord } from '../engine/rows.sql';
import { travellersOf } from '../engine/new-order';
import { bookingRows, rowOf } from '../list/booking-row.sql';
import { mayKnow, seenBooking } from '../scope';
import { actionsOf } from './actions';
import { shownOperation } from './operation';
import { shownQuote } from './quote';

/** A booking whole, as this caller may see it. Throws a 404 for one of another company. */
export async function readBooking(
  kernel: Pick<Kernel, 'db' | 'tools'>,
  id: string,
  actor: Actor,
  language: Language,
): Promise<Booking> {
  const { db } = kernel;
  const booking = await seenBooking(db, id, actor);
  const now = toolsOf(kernel, 'bookings').now();
  const row = await bookingRows(db, { ...actor, now })
    .where('bookings.id', '=', id)
    .executeTakeFirstOrThrow();
  const forStaff = actor.type === 'staff';
  const listed = rowOf(row, forStaff);
  const operation = await openOperation(db, id);
  const last = operation ? undefined : await lastOperation(db, id);
  const quote = await openQuote(db, id, now);
  const flights = toolsOf(kernel, 'flights');
  const travellers = await travellersOf(db, id);
  const refund = await knownRefund(db, booking, booking.picture);
  const { currency } = booking;
  const maker = await madeBy(db, booking, actor);
  const isOwn = forStaff || booking.created_by === null || maker !== null;
  return {
    id,
    number: booking.number,
    version: booking.version,
    product: booking.product,
    kind: booking.kind,
    mode: booking.mode,
    state: booking.state,
    quoted: listed.quoted,
    operation: operation ? shownOperation(operation, forStaff) : null,
    last_operation: last ? shownOperation(last, forStaff) : null,
    flags: listed.flags,
    pnr: booking.pnr,
    company: listed.company,
    supplier: await shownSupplier(db, booking),
    source: booking.source,
    group: booking.wanted,
    owner: listed.owner,
    created_by: maker,
    slices: booking.slices,
    names: namesIn(booking.names, language),
    airline: booking.airline,
    bags: booking.bags,
    conditions: booking.conditions,
    travellers: travellers.map(shownTraveller),
    tickets: await ticketsOf(db, id),
    extras: extrasOf(booking, travellers),
    price: priceOf(booking, seesNet(actor)),
    paid: amountIn(booking.paid, currency),
    refunded: amountIn(booking.refunded, currency),
    held: heldOf(booking, operation),
    approval_id: forStaff ? booking.approval_id : null,
    refund_due: refund === 'unknown' ? null : (refund?.back ?? null),
    ...(refund === 'unknown' &&
      forStaff && { refund_unpriced: booking.picture?.cancellation?.refund ?? null }),
    credits: booking.credits.map(({ name, value }) => ({ name, value })),
    payment_required_by: iso(booking.payment_required_by),
    price_guaranteed_until: iso(booking.price_guaranteed_until),
    void_until: iso(booking.void_until),
    deadline: listed.deadline,
    quote: quote ? await shownQuote(flights, quote, actor) : null,
    airline_changes: await shownChanges(flights, booking.airline_changes),
    available_actions: actionsOf({ booking, operation, quote, now }, actor),
    // What the platform's staff have written is their own affair.
    reason: isOwn ? booking.reason : null,
    note: isOwn ? booking.note : null,
    created_at: isoOf(booking.created_at),
    updated_at: isoOf(booking.updated_at),
    now: isoOf(now),
  };
}

/** What of the wallet is set aside: for what is being done with it, or because its price waits for a second person. */
function heldOf(booking: BookingRecord, operation: OperationRecord | undefined): Booking['held'] {
  if (booking.hold_id) return amountIn(booking.total, booking.currency);
  return operation?.hold_id ? (operation.request.pays ?? null) : null;
}

async function shownSupplier(db: Db, booking: BookingRecord): Promise<Booking['supplier']> {
  if (booking.supplier_id === null) return null;
  const supplier = await db
    .selectFrom('suppliers')
    .select(['id', 'name', 'key'])
    .where('id', '=', booking.supplier_id)
    .executeTakeFirst();
  return supplier ? { ...supplier, training: booking.training, own_access: booking.own_access } : null;
}

/** Who made it; a company is not told which of the platform's staff it was. */
async function madeBy(
  db: Db,
  { created_by: id, created_by_name: name }: BookingRecord,
  actor: Actor,
): Promise<Booking['created_by']> {
  if (id === null || name === null) return null;
  return actor.type === 'staff' || (await mayKnow(db, actor, id)) ? { id, name } : null;
}

type TravellerRow = Awaited<ReturnType<typeof travellersOf>>[number];

function shownTraveller(row: TravellerRow): BookedTraveller {
  return {
    id: row.id,
    type: row.type,
    title: row.title as BookedTraveller['title'],
    gender: row.gender as BookedTraveller['gender'],
    given_name: row.given_name,
    family_name: row.family_name,
    born_on: row.born_on,
    email: row.email,
    phone: row.phone,
    document:
      row.document_kind && row.document_country && row.document_expires_on
        ? {
            kind: 'passport',
            ends_with: row.document_ends_with,
            country: row.document_country,
            expires_on: row.document_expires_on,
          }
        : null,
    loyalty: row.loyalty,
    adult_id: row.adult_id,
  };
}

async function ticketsOf(db: Db, bookingId: string): Promise<BookingTicket[]> {
  const rows = await db
    .selectFrom('booking_tickets')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  return rows.map(({ booking_id: _, issued_at, ...ticket }) => ({ ...ticket, issued_at: isoOf(issued_at) }));
}

function extrasOf({ services }: BookingRecord, rows: readonly TravellerRow[]): Booking['extras'] {
  return services.map(({ kind, quantity, travellers, label, price }) => ({
    kind,
    quantity,
    label,
    price,
    traveller_ids: travellers.flatMap((place) => rows[place]?.id ?? []),
  }));
}

function priceOf(booking: BookingRecord, withNet: boolean): Booking['price'] {
  const { currency } = booking;
  const total = amountIn(booking.total, currency);
  if (!total) return null;
  const net = withNet ? amountIn(booking.net, currency) : null;
  const extras =
    booking.extras !== null && BigInt(booking.extras) > 0n ? amountIn(booking.extras, currency) : null;
  return {
    total,
    base: amountIn(booking.base, currency),
    tax: amountIn(booking.tax, currency),
    extras,
    ...(net && { net }),
  };
}

async function shownChanges(
  flights: Pick<FlightTools, 'names' | 'zones'>,
  changes: readonly AirlineChange[],
): Promise<Booking['airline_changes']> {
  const shown: Booking['airline_changes'] = [];
  for (const { ref, removed, added, action, actions, detected_at } of changes) {
    shown.push({
      ref,
      removed: (await journeyOf(flights, removed)) ?? [],
      added: (await journeyOf(flights, added)) ?? [],
      action,
      can_accept: actions.includes('accept'),
      detected_at,
    });
  }
  return shown;
}

function iso(at: Date | null): string | null {
  return at && isoOf(at);
}
