import { hotelPaths, type QuoteMailInput, type StayQuote } from '@traveldesk/hotels-contract';
import type { Done } from '@traveldesk/shared-contract';
import { baseApi, idempotencyKey } from '@traveldesk/shared-web';

export interface QuoteMail extends QuoteMailInput {
  quote: string;
  /** The idempotency key. */
  key: string;
}

const quoteApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  // The screen shows errors of queries itself.
  endpoints: (build) => ({
    /** Asks the supplier for the quote of a rate; while a quote is valid, the API returns the same one. */
    hotelsQuoteOfRate: build.query<StayQuote, string>({
      query: (rate) => ({ url: hotelPaths.quotes, method: 'POST', body: { rate_id: rate }, reads: true }),
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
      onQueryStarted: async (_rate, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(stored(answer.data));
      },
    }),
    hotelsQuote: build.query<StayQuote, string>({
      query: (id) => ({ url: hotelPaths.quote(id) }),
      extraOptions: { silent: true },
    }),
    hotelsAcceptQuote: build.mutation<Done<{ accepted_at: string }>, string>({
      query: (id) => ({ url: hotelPaths.quoteAcceptances(id), method: 'POST' }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(accepted(id, answer.data.data.accepted_at));
      },
    }),
    hotelsMailQuote: build.mutation<Done<unknown>, QuoteMail>({
      query: ({ quote, key, ...body }) => ({
        url: hotelPaths.quoteMails(quote),
        method: 'POST',
        body,
        headers: idempotencyKey(key),
      }),
    }),
  }),
});

function stored(quote: StayQuote) {
  return quoteApi.util.upsertQueryEntries([{ endpointName: 'hotelsQuote', arg: quote.id, value: quote }]);
}

function accepted(id: string, at: string) {
  return quoteApi.util.updateQueryData('hotelsQuote', id, (quote) => {
    quote.accepted_at = at;
  });
}

export const {
  useHotelsQuoteOfRateQuery,
  useHotelsQuoteQuery,
  useHotelsAcceptQuoteMutation,
  useHotelsMailQuoteMutation,
} = quoteApi;
