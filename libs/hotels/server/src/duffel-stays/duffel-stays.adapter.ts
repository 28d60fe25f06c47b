import { SupplierFault, type UsableAnswer } from '@traveldesk/suppliers-server';
import { dataOf, errorsIn, list, readable } from '@traveldesk/suppliers-server/duffel';
import type { StayAdapter, StayBatch, StayCounted, SupplierStay, SupplierStays } from '../adapter';
import { openedStayOf } from './opened-stay';
import { quotedStayOf } from './quoted-stay';
import { reviewsIn } from './reviews';
import { searchRequest } from './search-request';
import { readOr, stayOf, type Drop } from './stay';

/** The maximum size of an answer, beyond which it is refused, and the maximum number of results to read. */
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

  ratesOfResult: async (call, result) => {
    // The supplier takes no body. These statuses mean that it no longer has the result.
    const request = {
      method: 'POST',
      path: `/stays/search_results/${result}/actions/fetch_all_rates`,
    } as const;
    const answer = await call(request, { purpose: 'offer', repeatable: true, allow: gone });
    if (gone.includes(answer.status)) return 'gone';
    return readable(() => onlyOf([dataOf(answer.body)], openedStayOf));
  },

  ratesOfProperty: async (call, wanted) => {
    const request = { method: 'POST', path: '/stays/search', body: searchRequest(wanted) } as const;
    const { body } = await call(request, { purpose: 'offer', repeatable: true });
    return readable(() => onlyOf(list(dataOf(body).results, 'results', mostResults), openedStayOf));
  },

  quote: async (call, rate_id) => {
    const request = { method: 'POST', path: '/stays/quotes', body: { data: { rate_id } } } as const;
    // A quote books nothing, so a second one is harmless.
    const answer = await call(request, { purpose: 'offer', repeatable: true, allow: gone });
    if (isSoldOut(answer)) return 'gone';
    if (answer.status >= 300) throw new SupplierFault('rejected', 'maybe', answer);
    return readable(() => onlyOf([dataOf(answer.body)], quotedStayOf));
  },

  reviews: async (call, property, most) => {
    const path = `/stays/accommodation/${property}/reviews?limit=${most}`;
    const { body } = await call({ path }, { purpose: 'offer', repeatable: true });
    return readable(() => reviewsIn(dataOf(body), most));
  },

  errorsIn,
};

const gone: readonly number[] = [404, 410, 422];

/** The error code for a sold-out rate is not documented, so the type of the error decides (STAYS 1). */
function isSoldOut({ status, said }: UsableAnswer): boolean {
  if (status === 422) return said?.errors.some(({ type }) => type === 'invalid_state_error') ?? false;
  return gone.includes(status);
}

/** Reads the only result; further ones are not asked for. */
function onlyOf<Stay extends SupplierStay>(
  results: readonly unknown[],
  read: (result: unknown, now: string, drop: Drop) => Stay,
): StayBatch<Stay> {
  const now = new Date().toISOString();
  const { batch, dropIn } = emptyBatch<Stay>();
  batch.stays = results
    .slice(0, 1)
    .flatMap((result) => readOr(dropIn('results'), () => [read(result, now, dropIn('rates'))]));
  dropIn('results')('id', results.length - 1);
  return batch;
}

function emptyBatch<Stay extends SupplierStay>() {
  const batch: StayBatch<Stay> = { stays: [], dropped: { results: {}, rates: {} } };
  const dropIn =
    (kind: StayCounted): Drop =>
    (cause, more = 1) => {
      if (more > 0) batch.dropped[kind][cause] = (batch.dropped[kind][cause] ?? 0) + more;
    };
  return { batch, dropIn };
}

/** Reads results on demand and releases those already read, so that no answer stays in memory as a whole. */
function staysOf(results: unknown[]): SupplierStays {
  const now = new Date().toISOString();
  const extra = results.splice(mostRead).length;
  let isFirst = true;
  let ratesLeft = mostRates;
  return {
    left: () => results.length,
    read: (count, rates) => {
      const { batch, dropIn } = emptyBatch<SupplierStay>();
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
