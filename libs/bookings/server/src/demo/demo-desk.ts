import { setTimeout as delay } from 'node:timers/promises';
import { encodeCriteria, type Offer } from '@traveldesk/flights-contract';
import { newId, toolsOf, type App } from '@traveldesk/shared-server';
import { openOperation } from '../engine/rows.sql';

/** Who calls: what a sign-in gave. */
export type Headers = Readonly<Record<string, string>>;

export interface Answer {
  status: number;
  /** What JSON there is; callers read it by its schema. */
  body: unknown;
  text: string;
}

/** Works with the product as people do: by its calls. */
export function demoDesk(app: App) {
  const { kernel } = app;
  const tools = toolsOf(kernel, 'bookings');

  const call = async (
    who: Headers,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    more: Headers = {},
  ): Promise<Answer> => {
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
    /** The earliest of the cheapest fares of the training airline that can still be booked; undefined where none is sold. */
    find: async (
      who: Headers,
      { route: [origin, destination], date, companyId }: Wanted,
    ): Promise<Offer | undefined> => {
      const trip = { origin, destination, date, departure: null, arrival: null };
      const query = encodeCriteria({
        type: 'oneway',
        trips: [trip],
        cabin: 'Economy',
        adults: 1,
        children: [],
        infants: [],
        airline: null,
        max_stops: null,
        company_id: companyId,
      });
      const { status, text } = await call(who, 'GET', `/flights/offers?${query}`);
      if (status !== 200) return undefined;
      const offers = text
        .trimEnd()
        .split('\n')
        .flatMap((line): Offer[] => JSON.parse(line).offers ?? [])
        .filter(({ airline, supplier }) => airline === 'ZZ' && supplier === 'training');
      const least = Math.min(...offers.map(({ price }) => Number(price.total.amount)));
      return offers
        .filter(({ price }) => Number(price.total.amount) <= least * 1.2)
        .sort((one, other) => departureOf(one).localeCompare(departureOf(other)))[0];
    },
    /** Waits until nothing is being done with a booking, or nobody knows yet what was. */
    settled: async (bookingId: string): Promise<void> => {
      for (let tries = 0; tries < 200; tries += 1) {
        const operation = await openOperation(kernel.db, bookingId);
        if (operation?.state !== 'pending') return;
        await delay(100);
      }
    },
  };
}

export type DemoDesk = ReturnType<typeof demoDesk>;

interface Wanted {
  route: readonly [string, string];
  date: string;
  companyId: string | null;
}

const departureOf = ({ slices }: Offer) => slices[0]?.departing_at ?? '';
