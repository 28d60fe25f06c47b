import {
  exchangeRatePaths,
  type Conversion,
  type ConversionQuery,
  type ExchangeRate,
  type ExchangeRateInput,
  type RatePair,
  type RatePreview,
  type RatePreviewQuery,
} from '@traveldesk/currencies-contract';
import type { Done, Page } from '@traveldesk/shared-contract';
import { baseApi, idempotencyKey, type ListQuery } from '@traveldesk/shared-web';
import type { ExchangeRateFilter } from './exchange-rate.filters';

const tag = 'ExchangeRate';

const exchangeRatesApi = baseApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    currenciesRates: build.query<Page<ExchangeRate>, ListQuery<ExchangeRateFilter>>({
      query: (params) => ({ url: exchangeRatePaths.all, params }),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    currenciesPair: build.query<RatePair, string>({
      query: (pair) => ({ url: exchangeRatePaths.pair(pair) }),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    currenciesPairRates: build.query<Page<ExchangeRate>, ListQuery & { pair: string }>({
      query: (params) => ({ url: exchangeRatePaths.all, params }),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    /** The rate that a new one would replace; a missing one is not an error. */
    currenciesPairSoFar: build.query<RatePair, string>({
      query: (pair) => ({ url: exchangeRatePaths.pair(pair) }),
      extraOptions: { silent: true },
      providesTags: [tag],
    }),
    /** Previews a rate while it is typed; an invalid one is reported at its field. */
    currenciesRatePreview: build.query<RatePreview, RatePreviewQuery>({
      query: (params) => ({ url: exchangeRatePaths.preview, params }),
      extraOptions: { silent: true },
      providesTags: [tag],
    }),
    currenciesConversion: build.query<Conversion, ConversionQuery>({
      query: (params) => ({ url: exchangeRatePaths.conversion, params }),
      extraOptions: { silent: true },
      providesTags: [tag],
    }),
    currenciesCreateRate: build.mutation<
      Done<ExchangeRate>,
      { key: string | undefined; rate: ExchangeRateInput }
    >({
      query: ({ key, rate }) => ({
        url: exchangeRatePaths.all,
        method: 'POST',
        headers: idempotencyKey(key),
        body: rate,
      }),
      invalidatesTags: (_, error) => (error ? [] : [tag]),
    }),
  }),
});

export const {
  endpoints: { currenciesRates, currenciesPair },
  useCurrenciesRatesQuery,
  useCurrenciesPairQuery,
  useCurrenciesPairRatesQuery,
  useCurrenciesPairSoFarQuery,
  useCurrenciesRatePreviewQuery,
  useLazyCurrenciesConversionQuery,
  useCurrenciesCreateRateMutation,
} = exchangeRatesApi;
