import type { StayPoint, StayRate, StayResult } from '@traveldesk/hotels-contract';
import type { Money } from '@traveldesk/shared-contract';
import { idInBatch, newBatchId } from '@traveldesk/shared-server';
import type { SupplierStay } from '../adapter';
import { cityKm, type Cities } from '../places/cities';
import type { KeptStay } from './kept-stay';
import type { StayPricer } from './pricing';
import { earliest, shownProperty } from './shown-property';
import type { StaySieve } from './sieve';

interface Shaping {
  pricer: StayPricer;
  sieve: Pick<StaySieve, 'reject'>;
  /** The ids of our records, by the supplier's ids of the properties. */
  records: ReadonlyMap<string, string>;
  nearest: Awaited<ReturnType<Cities['nearest']>>;
  supplier: { key: string; training: boolean };
  /** The searched point. */
  center: StayPoint;
  /** The instant until which the search lives. */
  latest: string;
}

/** Prices a supplier's checked results, and returns them in their stored form. */
export function shapedStays(
  found: readonly SupplierStay[],
  { pricer, sieve, records, nearest, supplier, center, latest }: Shaping,
): KeptStay[] {
  // The ids of a part's results derive from one batch id, because a random id for each is slower.
  const batch = newBatchId();
  return found.flatMap(({ ref, property, from, rates, expires_at }, at): KeptStay[] => {
    const city = property.point ? nearest(property.point, cityKm) : undefined;
    const until = earliest(expires_at, latest);
    const nets: Money[] = [];
    const shown: StayRate[] = [];
    for (const rate of rates) {
      const pricing = pricer.listed(rate, property, city);
      if (!pricing) {
        sieve.reject('rates', 'price');
        continue;
      }
      const { board, payment, terms, free_until, bookable } = rate;
      nets.push(pricing.net);
      shown.push({
        board,
        payment,
        terms,
        free_until,
        bookable,
        expires_at: earliest(rate.expires_at ?? until, until),
        price: pricing.price,
      });
    }
    const id = records.get(property.ref);
    if (shown.length === 0 || id === undefined) {
      sieve.reject('results', id === undefined ? 'full' : 'no_rates');
      return [];
    }
    const result: StayResult = {
      id: idInBatch(batch, at),
      supplier: supplier.key,
      training: supplier.training,
      property: shownProperty(property, id, center),
      from,
      rates: shown,
      expires_at: until,
    };
    return [{ result, nets, ref, property_ref: property.ref }];
  });
}
