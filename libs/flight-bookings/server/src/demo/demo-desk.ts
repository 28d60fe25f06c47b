import { setTimeout as delay } from 'node:timers/promises';
import { encodeCriteria, type FlightCriteria, type Offer } from '@traveldesk/flights-contract';
import { addDays } from '@traveldesk/shared-contract';
import { newId, toolsOf, type App } from '@traveldesk/shared-server';
import { openOperation } from '@traveldesk/bookings-server';
import { ages } from './demo-people';
import type { DemoTrip } from './demo-trip';

/** The headers of a signed-in caller. */
export type Headers = Readonly<Record<string, string>>;

export interface Answer {
  status: number;
  /** The parsed JSON body; callers validate it by its schema. */
  body: unknown;
  text: string;
}

/** Calls the API as users do. Once the process is stopping, each call throws, and the next start continues. */
export function demoDesk(app: App, isStopping: () => boolean) {
  const { kernel } = app;
  const tools = toolsOf(kernel, 'bookings');

  const call = async (
    who: Headers,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    more: Headers = {},
  ): Promise<Answer> => {
    if (isStopping()) throw new Error('the process ends');
    const answer = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...who, ...(method === 'POST' && { 'idempotency-key': newId() }), ...more },
      ...(body && { payload: body }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, text: answer.body, body: isJson ? answer.json() : null };
  };

  return {
    call,
    at: tools.at,
    /** Returns the earliest of the airline's cheapest bookable fares (the training airline by default); undefined where none is sold. */
    find: async (who: Headers, wanted: Wanted): Promise<Offer | undefined> => {
      const { status, text } = await call(
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
    },
    /** Waits until no operation is pending; a doubt also ends the wait. */
    settled: async (bookingId: string): Promise<void> => {
      for (let tries = 0; tries < 200 && !isStopping(); tries += 1) {
        const operation = await openOperation(kernel.db, bookingId);
        if (operation?.state !== 'pending') return;
        await delay(100);
      }
    },
  };
}

export type DemoDesk = ReturnType<typeof demoDesk>;

interface Wanted {
  trip: Pick<DemoTrip, 'route' | 'home' | 'cabin' | 'with' | 'airline'>;
  /** The day of departure. */
  date: string;
  companyId: string | null;
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
