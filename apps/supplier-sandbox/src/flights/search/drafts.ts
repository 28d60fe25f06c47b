import { lettersOf } from '../../http/ids';
import { carrierOf } from '../world/airlines';
import { brandsFor, type Brand, type Cabin } from '../world/brands.data';
import type { Carrier } from '../world/carriers.data';
import { fareOf } from '../world/fares';
import { itinerariesOf, type Itinerary } from '../world/itineraries';
import { minorUnits } from '../../world/money';
import { seeded } from '../../world/random';
import { flightKey } from '../world/timetable';
import { localTime } from '../../world/zones';
import { airportsAt, searchKey, type SearchRecord } from './record';
import { scenarioOf } from './scenarios';

/** An offer before it is formatted: airline, route and price. Amounts are minor units for all passengers. */
export interface Draft {
  id: string;
  carrier: Carrier;
  brand: Brand;
  itineraries: Itinerary[];
  base: number;
  tax: number;
  /** The corporate fare, if the search had a code for the airline. */
  privateFare: SearchRecord['privateFares'][string][number] | null;
}

const boardingMinutes = 60;
const betweenSlicesMinutes = 90;
/** The number of itineraries per slice and airline, by the number of slices: offers are their product. */
const waysBySlices = [0, 14, 5, 3, 2, 2, 2];
/** The maximum share of one airline in all offers. */
const shareOfOne = 0.2;
const privateFareShare = 0.92;

/** Returns all possible offers of a search, cheapest first; the same for every call. */
export function draftsOf(search: SearchRecord): Draft[] {
  if (scenarioOf(search.slices) === 'no_offers') return [];
  return search.carriers
    .map(carrierOf)
    .flatMap((carrier) => {
      const own = draftsOfCarrier(search, carrier).sort(byPrice);
      return carrier.kind === 'training' ? own : own.slice(0, search.mostOffers * shareOfOne);
    })
    .sort(byPrice);
}

const byPrice = (a: Draft, b: Draft) => a.base + a.tax - (b.base + b.tax) || (a.id < b.id ? -1 : 1);

function draftsOfCarrier(search: SearchRecord, carrier: Carrier): Draft[] {
  const brands = brandsFor(carrier, search.cabin);
  if (brands.length === 0) return [];
  const departures = carrier.kind === 'training' ? trainingDepartures(search, brands.length) : 0;
  const most = Math.max(waysBySlices[search.slices.length] ?? 2, departures);
  const ways = search.slices.map((_, at) => waysOf(search, carrier, at, departures).slice(0, most));
  return product(ways)
    .filter(followsInTime)
    .flatMap((itineraries) => brands.map((brand) => draftOf(search, carrier, brand, itineraries)));
}

/** Returns how often ZZ must fly each slice to reach the number of offers set by the knob. */
function trainingDepartures({ leastOffers, slices }: SearchRecord, brands: number): number {
  if (leastOffers === 0) return 0;
  return Math.min(Math.ceil((leastOffers / brands) ** (1 / slices.length)) + 1, 400);
}

function waysOf(search: SearchRecord, carrier: Carrier, at: number, departures: number): Itinerary[] {
  const slice = search.slices[at];
  if (!slice) return [];
  const earliest = search.sellsFrom ?? search.created + boardingMinutes * 60_000;
  return airportsAt(slice.origin)
    .flatMap((origin) =>
      airportsAt(slice.destination).flatMap((destination) =>
        origin === destination
          ? []
          : itinerariesOf(
              carrier,
              { origin, destination, date: slice.departure_date },
              search.maxConnections,
              departures,
            ),
      ),
    )
    .filter(({ flights: [first] }) => first.departs >= earliest)
    .filter((way) => isWithin(way, slice))
    .filter((way) => hasCabin(way, carrier, search.cabin))
    .sort((a, b) => a.minutes - b.minutes);
}

/** Whether departure and arrival are within the requested hours, in local time. */
function isWithin({ flights }: Itinerary, slice: SearchRecord['slices'][number]): boolean {
  const [first, last] = [flights[0], flights.at(-1) ?? flights[0]];
  const departs = localTime(first.departs, first.origin.timeZone).slice(11, 16);
  const arrives = localTime(last.arrives, last.destination.timeZone).slice(11, 16);
  const { departure_time: out, arrival_time: home } = slice;
  return (
    (!out || (departs >= out.from && departs <= out.to)) &&
    (!home || (arrives >= home.from && arrives <= home.to))
  );
}

/** Whether a flight has the cabin: first and premium economy only on long flights, except ZZ's. */
function hasCabin({ flights }: Itinerary, { kind }: Carrier, cabin: Cabin): boolean {
  if (kind === 'training' || cabin === 'economy' || cabin === 'business') return true;
  return flights.some(({ km }) => km > 2500);
}

function product(lists: readonly Itinerary[][]): Itinerary[][] {
  return lists.reduce<Itinerary[][]>(
    (made, list) => made.flatMap((before) => list.map((one) => [...before, one])),
    [[]],
  );
}

function followsInTime(itineraries: Itinerary[]): boolean {
  return itineraries.every(({ flights: [first] }, at) => {
    const before = itineraries[at - 1]?.flights.at(-1);
    return !before || first.departs >= before.arrives + betweenSlicesMinutes * 60_000;
  });
}

function draftOf(search: SearchRecord, carrier: Carrier, brand: Brand, itineraries: Itinerary[]): Draft {
  const privateFare = search.privateFares[carrier.iata]?.[0] ?? null;
  const share = search.price * (privateFare ? privateFareShare : 1);
  let [base, tax] = [0, 0];
  for (const { fare: type } of search.passengers) {
    const fares = itineraries.map((itinerary) => fareOf(itinerary, search.cabin, brand, type));
    // Rounded once per passenger, as for tickets.
    base += minorUnits(fares.reduce((sum, fare) => sum + fare.base, 0) * share, search.currency);
    tax += minorUnits(
      fares.reduce((sum, fare) => sum + fare.tax, 0),
      search.currency,
    );
  }
  return { id: offerId(search, brand, itineraries), carrier, brand, itineraries, base, tax, privateFare };
}

/** Returns an offer id derived from the search and the content, so that it can be found without a table. */
function offerId(search: SearchRecord, brand: Brand, itineraries: Itinerary[]): string {
  const what = [brand.code, ...itineraries.flatMap(({ flights }) => flights.map(flightKey))];
  const hash = lettersOf(seeded('offer', ...what), 6) + lettersOf(seeded('again', ...what), 6).slice(0, 3);
  return `off_0000${searchKey(search.id)}${hash}`;
}
