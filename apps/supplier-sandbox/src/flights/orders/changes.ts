import { invalidField, invalidState } from '../../http/errors';
import { newId } from '../../http/ids';
import { airportsAt } from '../search/record';
import { sliceWire, type SliceContext } from '../search/segment.wire';
import { carrierOf } from '../world/airlines';
import { brandsFor, type Brand } from '../world/brands.data';
import type { Carrier } from '../world/carriers.data';
import { fareOf } from '../world/fares';
import { itinerariesOf, type Itinerary } from '../world/itineraries';
import { minorUnits, wholeUnits } from '../../world/money';
import { flightKey } from '../world/timetable';
import type { ChangeOffer, ChangeRequestRecord } from './change.record';
import { totalOfOrder, type OrderRecord } from './order.record';
import { isChangeable } from './order.wire';
import type { Seats } from './seats';

const offerMs = 30 * 60_000;
const mostOffers = 12;
/** ZZ's fare difference: a change costs 125, including a penalty of 25 (SUPPLIER 6). */
const trainingDifference = 100;

export interface Wish {
  remove: string[];
  add: { origin: string; destination: string; departure_date: string }[];
}

/**
 * Returns the offers to change an order: the same airline, cabin and brand on other flights. Throws order_not_changeable, and a
 * validation_error for slices that the order does not have.
 */
export function changeRequestOf(
  order: OrderRecord,
  wish: Wish,
  seats: Seats,
  now: number,
): ChangeRequestRecord {
  if (!isChangeable(order, now)) {
    throw invalidState('order_not_changeable', 'The order cannot be changed, or not once more.');
  }
  const remove = wish.remove.map((id, at) => {
    const slice = order.slices.find((one) => one.id === id);
    if (!slice) {
      throw invalidField(
        'validation_inclusion',
        `/slices/remove/${at}/slice_id`,
        'The order has no such slice',
      );
    }
    return slice;
  });
  const carrier = carrierOf(order.carrier);
  const brand = brandsFor(carrier, order.cabin).find(({ code }) => code === order.brand);
  if (!brand) throw invalidState('order_not_changeable', 'The airline does not sell this fare any more.');
  const ways = wish.add.map((slice) => waysOf(carrier, slice, now));
  const count = Math.min(mostOffers, ...ways.map(({ length }) => length));
  const offers = Array.from({ length: count }, (_, at) =>
    offerOf(order, { carrier, brand, remove, itineraries: ways.flatMap((list) => list[at] ?? []), now }),
  );
  return {
    id: newId('ocr'),
    account: order.account,
    order: order.id,
    created: now,
    currency: order.currency,
    ...wish,
    offers: offers.filter(({ taken }) =>
      taken.flights.every((flight) => seats.left(flight, order.carrier, order.cabin) >= taken.count),
    ),
  };
}

function waysOf(carrier: Carrier, slice: Wish['add'][number], now: number): Itinerary[] {
  return airportsAt(slice.origin)
    .flatMap((origin) =>
      airportsAt(slice.destination).flatMap((destination) =>
        origin === destination
          ? []
          : itinerariesOf(carrier, { origin, destination, date: slice.departure_date }, 1),
      ),
    )
    .filter(({ flights: [first] }) => first.departs > now);
}

interface Way {
  carrier: Carrier;
  brand: Brand;
  remove: OrderRecord['slices'];
  itineraries: Itinerary[];
  now: number;
}

function offerOf(order: OrderRecord, way: Way): ChangeOffer {
  const { carrier, brand, remove, itineraries, now } = way;
  const id = newId('oco');
  const context: SliceContext = {
    carrier,
    brand,
    cabin: order.cabin,
    currency: order.currency,
    passengers: order.passengers,
    bags: order.scenario !== 'no_baggage',
    seed: id.slice(4),
  };
  const penalty = typeof order.change === 'number' ? order.change : 0;
  const difference = differenceOf(order, way);
  const kept = order.slices.filter((slice) => !remove.includes(slice));
  const keptFlights = order.taken.flights.filter((flight) => kept.some((slice) => isOf(flight, slice)));
  return {
    id,
    created: now,
    expires: now + offerMs,
    add: itineraries.map((itinerary, at) => sliceWire(itinerary, at, context)),
    remove,
    due: difference + penalty,
    penalty,
    total: totalOfOrder(order) + difference,
    taken: {
      ...order.taken,
      flights: [...keptFlights, ...itineraries.flatMap(({ flights }) => flights.map(flightKey))],
      // Chosen seats do not carry over to new flights.
      chosen: order.taken.chosen.filter((seat) =>
        keptFlights.some((flight) => seat.startsWith(`${flight} `)),
      ),
    },
  };
}

function isOf(flight: string, { segments }: OrderRecord['slices'][number]): boolean {
  return segments.some((segment) => {
    const name = `${segment.marketing_carrier.iata_code}${segment.marketing_carrier_flight_number}`;
    return flight.startsWith(`${name}/${segment.origin.iata_code}${segment.destination.iata_code}/`);
  });
}

/** Returns the fare difference of the new flights; airlines refund nothing for cheaper ones. */
function differenceOf(order: OrderRecord, { carrier, brand, remove, itineraries }: Way): number {
  if (carrier.kind === 'training') return wholeUnits(trainingDifference, order.currency);
  const euro = itineraries
    .flatMap((itinerary) => order.passengers.map(({ fare }) => fareOf(itinerary, order.cabin, brand, fare)))
    .reduce((sum, { base, tax }) => sum + base + tax, 0);
  const share = remove.length / order.slices.length;
  const before = Math.round((order.base + order.tax) * share);
  return Math.max(minorUnits(euro, order.currency) - before, 0);
}
