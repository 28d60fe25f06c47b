import {
  hotelPaths,
  type NegotiatedChains,
  type NegotiatedChange,
  type NegotiatedInput,
  type NegotiatedProperty,
  type NegotiatedRate,
  type NegotiatedRates,
} from '@traveldesk/hotels-contract';
import type { Done } from '@traveldesk/shared-contract';
import { baseApi, idempotencyKey, ifMatch } from '@traveldesk/shared-web';

/** The company and the supplier whose rates are shown. */
export interface RatesOf {
  id: string;
  supplierId: string;
}

type RateOf = RatesOf & { rateId: string };

const rates = ({ id, supplierId }: RatesOf) =>
  ({ type: 'HotelNegotiatedRates', id: `${id} ${supplierId}` }) as const;
const company = ({ id }: RatesOf) => ({ type: 'Company', id }) as const;

const negotiatedApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Company', 'HotelNegotiatedRates'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      hotelsNegotiatedRates: build.query<NegotiatedRates, RatesOf>({
        query: ({ id, supplierId }) => ({ url: hotelPaths.negotiatedRates(id, supplierId) }),
        providesTags: (_, error, of) => (error ? [] : [rates(of)]),
      }),
      hotelsAddNegotiatedRate: build.mutation<
        Done<NegotiatedRate>,
        RatesOf & { key: string | undefined; rate: NegotiatedInput }
      >({
        query: ({ id, supplierId, key, rate: body }) => ({
          url: hotelPaths.negotiatedRates(id, supplierId),
          method: 'POST',
          headers: idempotencyKey(key),
          body,
        }),
        invalidatesTags: (_, error, of) => (error ? [] : [rates(of), company(of)]),
      }),
      hotelsChangeNegotiatedRate: build.mutation<
        Done<NegotiatedRate>,
        RateOf & { version: number | undefined; rate: NegotiatedChange }
      >({
        query: ({ id, supplierId, rateId, version, rate: body }) => ({
          url: hotelPaths.negotiatedRate(id, supplierId, rateId),
          method: 'PUT',
          headers: ifMatch(version),
          body,
        }),
        invalidatesTags: (_, error, of) => (error ? [] : [rates(of), company(of)]),
      }),
      // A rate that has changed meanwhile is shown as it is now.
      hotelsDeleteNegotiatedRate: build.mutation<Done<NegotiatedRate | null>, RateOf & { version: number }>({
        query: ({ id, supplierId, rateId, version }) => ({
          url: hotelPaths.negotiatedRate(id, supplierId, rateId),
          method: 'DELETE',
          headers: ifMatch(version),
        }),
        invalidatesTags: (_, __, of) => [rates(of), company(of)],
      }),
      hotelsRetryNegotiatedRate: build.mutation<Done<NegotiatedRate | null>, RateOf>({
        query: ({ id, supplierId, rateId }) => ({
          url: hotelPaths.negotiatedRegistrations(id, supplierId, rateId),
          method: 'POST',
        }),
        invalidatesTags: (_, __, of) => [rates(of), company(of)],
      }),
      hotelsNegotiatedChains: build.query<NegotiatedChains, RatesOf>({
        query: ({ id, supplierId }) => ({ url: hotelPaths.negotiatedChains(id, supplierId) }),
        extraOptions: { silent: true },
      }),
      // The picker shows its own error.
      hotelsNegotiatedProperties: build.query<{ data: NegotiatedProperty[] }, RatesOf & { q: string }>({
        query: ({ id, supplierId, q }) => ({
          url: hotelPaths.negotiatedProperties(id, supplierId),
          params: { q },
        }),
        extraOptions: { silent: true },
      }),
    }),
  });

export const {
  useHotelsNegotiatedRatesQuery,
  useLazyHotelsNegotiatedRatesQuery,
  useHotelsAddNegotiatedRateMutation,
  useHotelsChangeNegotiatedRateMutation,
  useHotelsDeleteNegotiatedRateMutation,
  useHotelsRetryNegotiatedRateMutation,
  useHotelsNegotiatedChainsQuery,
  useLazyHotelsNegotiatedPropertiesQuery,
} = negotiatedApi;
