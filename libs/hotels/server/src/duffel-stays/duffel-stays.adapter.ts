import { dataOf, errorsIn, list, readable } from '@traveldesk/suppliers-server/duffel';
import type { StayAdapter, StayBatch, StayCounted, SupplierStays } from '../adapter';
import { searchRequest } from './search-request';
import { readOr, stayOf, type Drop } from './stay';

/** A larger answer is not read at all; of a large one, so many results are. */
const mostResults = 20_000;
const mostRead = 2_000;
const mostRates = 20_000;

/** Duffel Stays, version 2 (STAYS 1 and 2). */
export const duffelStaysAdapter: StayAdapter = {
  search: async (call, wanted) => {
    const request = { method: 'POST', path: '/stays/search', body: searchRequest(wanted) } as const;
    // A search books nothing, so a second one is harmless.
    const { body } = await call(request, { purpose: 'search', repeatable: true });
    return readable(() => staysOf(list(dataOf(body).results, 'results', mostResults)));
  },

  errorsIn,
};

/** Reads results as they are needed; what is read is let go, so that an answer does not stay in memory as a whole. */
function staysOf(results: unknown[]): SupplierStays {
  const now = new Date().toISOString();
  const extra = results.splice(mostRead).length;
  let isFirst = true;
  let ratesLeft = mostRates;
  return {
    left: () => results.length,
    read: (count, rates) => {
      const batch: StayBatch = { stays: [], dropped: { results: {}, rates: {} } };
      const dropIn =
        (kind: StayCounted): Drop =>
        (cause, more = 1) => {
          if (more > 0) batch.dropped[kind][cause] = (batch.dropped[kind][cause] ?? 0) + more;
        };
      const drop = dropIn('results');
      if (isFirst) drop('full', extra);
      isFirst = false;
      const until = Math.max(0, ratesLeft - rates);
      for (let read = 0; read < count && results.length > 0 && ratesLeft > until; read += 1) {
        const [stay] = readOr(drop, () => [stayOf(results.shift(), now, dropIn('rates'))]);
        ratesLeft -= stay?.rates.length ?? 0;
        if (stay) batch.stays.push(stay);
      }
      if (ratesLeft <= 0) drop('full', results.splice(0).length);
      return batch;
    },
  };
}
