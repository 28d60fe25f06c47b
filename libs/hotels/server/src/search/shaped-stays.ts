import type { StayPoint, StayResult } from '@traveldesk/hotels-contract';
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
    const priced = rates.flatMap((rate) => {
      const pricing = pricer.price(rate, property, city);
      if (!pricing) sieve.reject('rates', 'price');
      return pricing ? [{ rate, ...pricing }] : [];
    });
    const id = records.get(property.ref);
    if (priced.length === 0 || id === undefined) {
      sieve.reject('results', id === undefined ? 'full' : 'no_rates');
      return [];
    }
    const until = earliest(expires_at, latest);
    const result: StayResult = {
      id: idInBatch(batch, at),
      supplier: supplier.key,
      training: supplier.training,
      property: shownProperty(property, id, center),
      from,
      rates: priced.map(({ rate: { board, payment, terms, free_until, bookable, ...rate }, price }) => ({
        board,
        payment,
        terms,
        free_until,
        bookable,
        expires_at: earliest(rate.expires_at ?? until, until),
        price,
      })),
      expires_at: until,
    };
    return [{ result, nets: priced.map(({ net }) => net), ref, property_ref: property.ref }];
  });
}
