import {
  markupPaths,
  type HotelPriceCheckQuery,
  type PriceCheckQuery,
  type PriceExplanation,
} from '@traveldesk/markups-contract';
import { baseApi } from '@traveldesk/shared-web';

const priceCheckApi = baseApi.enhanceEndpoints({ addTagTypes: ['Markup'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    markupsPriceCheck: build.query<PriceExplanation, PriceCheckQuery>({
      query: (params) => ({ url: markupPaths.priceCheck, params }),
      providesTags: (_, error) => (error ? [] : [{ type: 'Markup', id: 'LIST' }]),
    }),
    markupsHotelPriceCheck: build.query<PriceExplanation, HotelPriceCheckQuery>({
      query: (params) => ({ url: markupPaths.hotelPriceCheck, params }),
      providesTags: (_, error) => (error ? [] : [{ type: 'Markup', id: 'LIST' }]),
    }),
  }),
});

export const { useMarkupsHotelPriceCheckQuery, useMarkupsPriceCheckQuery } = priceCheckApi;
