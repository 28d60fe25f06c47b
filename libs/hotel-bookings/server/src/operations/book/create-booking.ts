import {
  beginOperation,
  insertBooking,
  keepTravellers,
  lockBooking,
  payableOf,
  searchText,
  appendHistory,
  type Begun,
} from '@traveldesk/bookings-server';
import { minorUnits } from '@traveldesk/shared-contract';
import type { Actor, Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import { stayColumns } from '../../list/stay-columns';
import { expectedCommission } from '../../money/booked-money';
import { writeStayDeadlines } from '../../money/stay-deadlines';
import { hotelDetail, writeHotelDetail } from '../../order/hotel-detail.sql';
import { checkOutOf } from '../no-show/no-show-window';
import { insertGuests } from './insert-guests';
import type { Intent } from './prepare';

/**
 * Inserts a stay with its guests, its hold and the operation that books it, before any supplier call (DESIGN 6). Throws a 422
 * `booking_offer_taken` if the quote is being booked already, and the problems of `beginOperation`.
 */
export async function createBooking(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  kernel: Pick<Kernel, 'jobs' | 'secrets' | 'tools'>,
  intent: Intent,
): Promise<Begun> {
  const { input, guests, saved, companyId, price, phone, at } = intent;
  // So that the old stay is not canceled at the same time: until this one is settled, it stays.
  if (input.replaces !== null) await lockBooking(tx, input.replaces);
  const { id, number } = await insertIntent(tx, actor, kernel, intent);
  await writeDetail(tx, id, intent);
  const contact = { email: input.email, phone };
  const rows = guests.map((guest, place) => (place === 0 ? { ...guest, ...contact } : guest));
  await insertGuests(tx, { bookingId: id, companyId, guests: rows });
  const { reason } = input;
  await appendHistory(tx, actor, { bookingId: id, from: null, to: 'priced', event: 'created', reason, at });
  record({ entity: 'booking', id, action: 'create', after: { number, state: 'priced', reason } });
  await keepTravellers(tx, record, actor, {
    companyId,
    travellers: saved,
    secrets: kernel.secrets,
    at,
    flownAt: null,
  });
  const booking = await lockBooking(tx, id);
  await writeStayDeadlines(tx, booking, await hotelDetail(tx, id));
  const payable = payableOf(booking);
  const pays = payable && minorUnits(payable) > 0n ? payable : null;
  const begun = await beginOperation(tx, record, actor, kernel, {
    booking,
    kind: 'book',
    request: { price: price.order, ...(pays && { pays }) },
    pays,
    at,
  });
  await searchText(tx, id);
  return begun;
}

async function insertIntent(
  tx: Tx,
  actor: Actor,
  kernel: Pick<Kernel, 'tools'>,
  intent: Intent,
): Promise<{ id: string; number: string }> {
  const { input, quote, criteria, guests, price, at } = intent;
  const { content, pricing } = quote;
  const { rate: kept, property, details, supplier, context } = content;
  const { total, net, order } = price;
  const [lead] = guests;
  const { check_in, check_out, rooms } = criteria;
  return insertBooking(tx, kernel, {
    kind: 'supplier',
    product: 'hotel',
    mode: 'book',
    state: 'priced',
    flags: intent.isDuplicate ? ['duplicate_suspected'] : [],
    company_id: intent.companyId,
    supplier_id: quote.supplierId,
    own_access: intent.ownAccess,
    charge: intent.charge,
    training: supplier.training,
    offer_id: quote.id,
    ...stayColumns({ property, check_in, check_out, rooms, rate: kept.rate, details }),
    ends_at: checkOutOf({ check_in, check_out, time_zone: intent.timeZone, details }),
    currency: total.currency,
    total: minorUnits(total),
    net,
    expected_commission: expectedCommission(kept, context),
    kept: JSON.stringify({
      ref: quote.ref,
      lines: kept.lines,
      supplier_price: { total: order, base: null },
      offer: { price: { base: null } },
    }),
    pricing: JSON.stringify({ ...pricing, rates: context.rates }),
    order_price: JSON.stringify(order),
    lead: lead ? `${lead.given_name} ${lead.family_name}` : null,
    travellers: rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0),
    owner_id: actor.apiToken ? null : actor.userId,
    created_by: actor.userId,
    created_by_name: actor.name,
    reason: input.reason,
    note: input.note,
    created_at: at,
    updated_at: at,
  });
}

/** Freezes the quote with its booking: the supplier states neither the price nor the terms later (STAYS 2). */
async function writeDetail(tx: Tx, id: string, intent: Intent): Promise<void> {
  const { input, quote, criteria, phone } = intent;
  const { property: found, propertyRef, details, room, rate, context } = quote.content;
  const { km: _km, ...property } = found;
  const { check_in, check_out, rooms } = criteria;
  await writeHotelDetail(tx, id, {
    property_id: property.id,
    property_ref: propertyRef,
    property: JSON.stringify(property),
    details: JSON.stringify(details),
    time_zone: intent.timeZone,
    check_in,
    check_out,
    room: JSON.stringify(room),
    rooms: JSON.stringify(
      rooms.map(({ adults, children }, place) => {
        const own = input.guests.flatMap(({ room: of }, index) => (of === place ? [index] : []));
        return { adults, children, guests: own, ages: own.map((index) => input.guests[index]?.age ?? null) };
      }),
    ),
    agreed: JSON.stringify(rate),
    context: JSON.stringify(context),
    quote_ref: quote.ref,
    email: input.email,
    phone,
    requests: input.requests,
    loyalty_number: input.loyalty_number,
    replaces: input.replaces,
  });
}
