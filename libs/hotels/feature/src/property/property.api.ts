import {
  hotelPaths,
  type OpenedProperty,
  type PropertyRates,
  type PropertyReviews,
} from '@traveldesk/hotels-contract';
import { baseApi } from '@traveldesk/shared-web';

/** A property, opened with a search: `query` is as `stayQuery` returns it. */
export interface Opened {
  id: string;
  query: string;
}

/** The same, and the key of a supplier that sells it. */
export interface OpenedAt extends Opened {
  supplier: string;
}

const at = (path: string, { query, supplier }: OpenedAt) =>
  `${path}?${query}&supplier=${encodeURIComponent(supplier)}`;

const propertyApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  // The screen shows errors itself.
  endpoints: (build) => ({
    hotelsProperty: build.query<OpenedProperty, Opened>({
      query: ({ id, query }) => ({ url: `${hotelPaths.property(id)}?${query}` }),
      extraOptions: { silent: true },
    }),
    /** Asks one supplier. Its rates are kept for the way back from a quote. */
    hotelsPropertyRates: build.query<PropertyRates, OpenedAt>({
      query: (opened) => ({ url: at(hotelPaths.propertyRates(opened.id), opened) }),
      extraOptions: { silent: true },
    }),
    hotelsPropertyReviews: build.query<PropertyReviews, OpenedAt>({
      query: (opened) => ({ url: at(hotelPaths.propertyReviews(opened.id), opened) }),
      extraOptions: { silent: true },
    }),
  }),
});

export const { hotelsProperty, hotelsPropertyRates } = propertyApi.endpoints;
export const { useHotelsPropertyQuery, useHotelsPropertyReviewsQuery } = propertyApi;
