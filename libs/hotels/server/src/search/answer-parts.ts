import { setImmediate as breathe } from 'node:timers/promises';
import { companyCalls, type Seller } from '@traveldesk/companies-server';
import type { StayResult } from '@traveldesk/hotels-contract';
import { distanceKm } from '@traveldesk/geo-contract';
import { newId } from '@traveldesk/shared-server';
import { CallAbandoned, searchedSupplier, SupplierFault } from '@traveldesk/suppliers-server';
import type { SupplierStay } from '../adapter';
import type { HotelTools } from '../hotels.tools';
import { cityKm } from '../places/cities';
import { recordsOf } from '../properties/records';
import { hotelProtocolOf } from '../protocol';
import type { Run } from './events';
import type { KeptStay } from './kept-stay';
import type { SearchPricing, StayPricer } from './pricing';
import type { WantedSearch } from './read-stay';
import { resultLifeMs } from './searches.sql';
import type { StaySieve } from './sieve';

/** The first part is small so that it appears soon; later parts are larger. */
const firstPart = 25;
const laterPart = 100;

export interface Asking {
  run: Run;
  wanted: WantedSearch;
  pricing: SearchPricing;
}

/** Yields a supplier's checked and priced results, part by part; other work runs between two parts. */
export async function* answerParts(
  tools: HotelTools,
  seller: Seller,
  sieve: StaySieve,
  { run, wanted, pricing }: Asking,
): AsyncGenerator<KeptStay[], void> {
  // Without an exchange rate, the supplier's prices cannot be shown in the search's currency.
  const pricer = pricing.pricerFor(seller);
  if (!pricer) throw new SupplierFault('no_rate', 'no');
  const { protocol, stays, orderTimeoutMs } = hotelProtocolOf(tools.kernel, seller.protocol);
  const { call, settle } = await companyCalls(tools, {
    seller,
    companyId: wanted.company?.id ?? null,
    reference: run.id,
    kind: 'search',
    signal: run.signal,
    errorsIn: stays.errorsIn,
    protocol,
    orderTimeoutMs,
  });
  let reading: Parameters<typeof settle>[0] = 'unread';
  try {
    const answer = await stays.search(call, wanted.stay);
    let size = firstPart;
    while (answer.left() > 0) {
      const found = sieve.sift(answer.read(size));
      if (found.length > 0) yield await keptStays(tools, seller, { found, pricer, wanted, run });
      size = laterPart;
      await breathe();
      if (run.signal.aborted) throw new CallAbandoned('maybe');
    }
    reading = sieve.fault() ?? 'ok';
  } catch (error) {
    if (error instanceof SupplierFault) reading = error.reason;
    throw error;
  } finally {
    settle(reading);
  }
}

interface Found {
  found: readonly SupplierStay[];
  pricer: StayPricer;
  wanted: WantedSearch;
  run: Run;
}

async function keptStays(
  { db, cities, policy }: HotelTools,
  seller: Seller,
  { found, pricer, wanted: { stay }, run }: Found,
): Promise<KeptStay[]> {
  const properties = found.map(({ property }) => property);
  const [records, nearest] = await Promise.all([recordsOf(db, seller.id, properties), cities.nearest()]);
  const { training } = searchedSupplier(seller, policy);
  const latest = new Date(run.startedAt.getTime() + resultLifeMs).toISOString();
  return found.map(({ ref, property, from, rates, expires_at }): KeptStay => {
    const { ref: theirs, ...facts } = property;
    const city = facts.point ? nearest(facts.point, cityKm) : undefined;
    const priced = rates.map((rate) => ({ rate, ...pricer.price(rate, property, city) }));
    const result: StayResult = {
      id: newId(),
      supplier: seller.key,
      training,
      property: {
        ...facts,
        id: recordIn(records, theirs),
        km: facts.point && Math.round(distanceKm(facts.point, stay.point) * 100) / 100,
      },
      from,
      rates: priced.map(({ rate: { board, payment, terms, free_until, bookable }, price }) => ({
        board,
        payment,
        terms,
        free_until,
        bookable,
        price,
      })),
      expires_at: expires_at < latest ? expires_at : latest,
    };
    return { result, nets: priced.map(({ net }) => net), ref };
  });
}

function recordIn(records: ReadonlyMap<string, string>, ref: string): string {
  const id = records.get(ref);
  if (id === undefined) throw new Error('a property has no record');
  return id;
}
