import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { type Actor, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { noteOrdered, type BookableOffer, type FlightTools } from '@traveldesk/flights-server';
import { requireAvailable } from '@traveldesk/wallet-server';
import {
  beginOperation,
  type Begun,
  type ChosenService,
  insertTravellers,
  keepTravellers,
  lockBooking,
  insertBooking,
  noteFlown,
  payableOf,
  searchText,
  appendHistory,
} from '@traveldesk/bookings-server';
import type { BookingInput } from '@traveldesk/flight-bookings-contract';
import { writeFlightDetail } from '../../order/flight-detail.sql';
import { instant, journeyColumns, journeyDetail } from '../../order/order-facts';
import { refuseUsedSearch } from './used-search.sql';

/** A booking request, validated and priced before its transaction. */
export interface Intent {
  input: BookingInput;
  offer: BookableOffer;
  companyId: string;
  ownAccess: boolean;
  charge: 'total' | 'markup';
  services: ChosenService[];
  /** `extras`: price of the services in the booking's currency. `orderPrice`: the order's price at the supplier, services included. */
  extras: Money;
  orderPrice: Money;
  /** Numbers of other companies' bookings of the same person and flight, which staff have to check. */
  duplicates: readonly string[];
  /** Ids of the saved travelers on the booking. */
  saved: readonly string[];
  at: Date;
}

/**
 * Inserts a booking with its travelers, its hold and the operation that orders it, before any supplier call (DESIGN 6). Throws a 422
 * `booking_offer_taken` where the offer is being ordered already, and the problems of `beginOperation`.
 */
export async function createBooking(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  kernel: Pick<Kernel, 'jobs' | 'secrets' | 'tools'>,
  flights: Pick<FlightTools, 'zones'>,
  intent: Intent,
): Promise<Begun> {
  const { input, at, offer } = intent;
  const { id, number } = await insertIntent(tx, actor, kernel, flights, intent);
  await refuseUsedSearch(tx, id, offer);
  await noteOrdered(tx, offer.search.askedId, at);
  const refs = offer.kept.travellers.map(({ ref }) => ref);
  await insertTravellers(tx, kernel, { bookingId: id, travellers: input.travellers, refs });
  await appendHistory(tx, actor, {
    bookingId: id,
    from: null,
    to: 'priced',
    event: 'created',
    reason: input.reason,
    at,
  });
  record({
    entity: 'booking',
    id,
    action: 'create',
    after: { number, mode: input.mode, state: 'priced', reason: input.reason },
  });
  const booking = await lockBooking(tx, id);
  const { companyId, saved } = intent;
  await keepTravellers(tx, record, actor, {
    companyId,
    travellers: input.travellers,
    secrets: kernel.secrets,
    at,
    flownAt: booking.ends_at,
  });
  await noteFlown(tx, { companyId, ids: saved, at: booking.ends_at ?? at });
  const payable = payableOf(booking);
  if (input.mode === 'hold' && payable && minorUnits(payable) > 0n) {
    // TRAVEL-RULES 36: a hold requires enough balance to pay it now.
    await requireAvailable(tx, { companyId: intent.companyId, amount: payable });
  }
  const pays = input.mode === 'pay' ? payable : null;
  const begun = await beginOperation(tx, record, actor, kernel, {
    booking,
    kind: input.mode,
    request: { price: intent.orderPrice, ...(pays && { pays }) },
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
  flights: Pick<FlightTools, 'zones'>,
  intent: Intent,
): Promise<{ id: string; number: string }> {
  const { input, offer, at, extras } = intent;
  const { kept, names, pricing, seller, search } = offer;
  const { price, ...rest } = kept.offer;
  const total = minorUnits(price.total) + minorUnits(extras);
  const [lead] = input.travellers;
  const values = {
    kind: 'supplier' as const,
    product: 'flight' as const,
    mode: input.mode,
    state: 'priced' as const,
    flags: intent.duplicates.length > 0 || input.reason !== null ? ['duplicate_suspected' as const] : [],
    company_id: intent.companyId,
    supplier_id: seller.id,
    own_access: intent.ownAccess,
    charge: intent.charge,
    training: rest.training,
    offer_id: input.offer_id,
    asked_id: search.askedId,
    airline: rest.airline,
    ...(journeyColumns(flights, rest.slices, names) as object),
    currency: price.total.currency,
    total,
    base: price.base && minorUnits(price.base),
    tax: price.tax && minorUnits(price.tax),
    extras: minorUnits(extras),
    net: minorUnits(kept.net) + minorUnits(extras),
    kept: JSON.stringify(kept),
    pricing: JSON.stringify(pricing),
    services: JSON.stringify(intent.services),
    order_price: JSON.stringify(intent.orderPrice),
    payment_required_by: instant(kept.requirements.payment_required_by),
    price_guaranteed_until: instant(kept.requirements.price_guaranteed_until),
    lead: lead ? `${lead.given_name} ${lead.family_name}` : null,
    travellers: input.travellers.length,
    owner_id: actor.apiToken ? null : actor.userId,
    created_by: actor.userId,
    created_by_name: actor.name,
    reason: input.reason,
    note: input.note,
    created_at: at,
    updated_at: at,
  };
  const inserted = await insertBooking(tx, kernel, values);
  await writeFlightDetail(tx, inserted.id, {
    search_id: search.id,
    revision: input.revision,
    ...journeyDetail(rest.slices, names),
    bags: JSON.stringify(rest.bags),
    conditions: JSON.stringify(rest.conditions),
    itinerary_key: rest.itinerary_key,
  });
  return inserted;
}

/** Returns the total of a booking: the offer's price plus extras. */
export function totalOf({ kept }: Pick<BookableOffer, 'kept'>, extras: Money): Money {
  const { total } = kept.offer.price;
  return moneyOf(minorUnits(total) + minorUnits(extras), total.currency);
}
