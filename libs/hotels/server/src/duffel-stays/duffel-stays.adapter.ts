import { dataOf, errorsIn, list, readable, Unreadable } from '@traveldesk/suppliers-server/duffel';
import type { StayAdapter, StayBatch, SupplierStays } from '../adapter';
import { searchRequest } from './search-request';
import { causeOf, stayOf, type Drop } from './stay';

/** A larger answer is not read at all; of a large one, so many results are. */
const mostResults = 20_000;
const mostRead = 2_000;

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
  return {
    left: () => results.length,
    read: (count) => {
      const batch: StayBatch = { stays: [], dropped: {} };
      const drop: Drop = (cause, more = 1) => {
        batch.dropped[cause] = (batch.dropped[cause] ?? 0) + more;
      };
      if (isFirst && extra > 0) drop('full', extra);
      isFirst = false;
      for (const value of results.splice(0, count)) {
        try {
          batch.stays.push(stayOf(value, now, drop));
        } catch (error) {
          if (!(error instanceof Unreadable)) throw error;
          drop(causeOf(error));
        }
      }
      return batch;
    },
  };
}
