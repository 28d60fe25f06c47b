import type { DemoDesk } from '@traveldesk/bookings-server';
import type { DemoHeaders } from '@traveldesk/shared-server';
import { encodeCriteria, type FlightCriteria, type Offer } from '@traveldesk/flights-contract';
import { addDays } from '@traveldesk/shared-contract';
import { ages } from './demo-people';
import type { DemoTrip } from './demo-trip';

interface Wanted {
  trip: Pick<DemoTrip, 'route' | 'home' | 'cabin' | 'with' | 'airline'>;
  /** The day of departure. */
  date: string;
  companyId: string | null;
}

/** Returns the earliest of the airline's cheapest bookable fares (the training airline by default); undefined where none is sold. */
export async function findOffer(
  desk: DemoDesk,
  who: DemoHeaders,
  wanted: Wanted,
): Promise<Offer | undefined> {
  const { status, text } = await desk.call(
    who,
    'GET',
    `/flights/offers?${encodeCriteria(criteriaOf(wanted))}`,
  );
  if (status !== 200) return undefined;
  const offers = text
    .trimEnd()
    .split('\n')
    .flatMap((line): Offer[] => JSON.parse(line).offers ?? [])
    .filter(({ supplier }) => supplier === 'training');
  const { airline = 'ZZ' } = wanted.trip;
  const own = offers.filter((offer) => offer.airline === airline);
  const found = own.length > 0 ? own : offers.filter((offer) => offer.airline === 'ZZ');
  const least = Math.min(...found.map(({ price }) => Number(price.total.amount)));
  return found
    .filter(({ price }) => Number(price.total.amount) <= least * 1.2)
    .sort((one, other) => departureOf(one).localeCompare(departureOf(other)))[0];
}

function criteriaOf({ trip, date, companyId }: Wanted): FlightCriteria {
  const [origin, destination] = trip.route;
  const others = trip.with ?? [];
  const out = { origin, destination, date, departure: null, arrival: null };
  const home = trip.home === undefined ? [] : [{ ...out, origin: destination, destination: origin }];
  return {
    type: home.length > 0 ? 'roundtrip' : 'oneway',
    trips: [out, ...home.map((one) => ({ ...one, date: addDays(date, trip.home ?? 0) }))],
    cabin: trip.cabin ?? 'Economy',
    adults: 1 + others.filter(([kind]) => kind === 'adult').length,
    children: others.flatMap(([kind]) => (kind === 'child' || kind === 'teen' ? ages[kind] : [])),
    infants: others.flatMap(([kind]) => (kind === 'infant' ? ages[kind] : [])),
    airlines: [],
    excluded_airlines: [],
    private_fares: [],
    flexible: false,
    max_stops: null,
    company_id: companyId,
  };
}

const departureOf = ({ slices }: Offer) => slices[0]?.departing_at ?? '';
