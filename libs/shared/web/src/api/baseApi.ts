import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/**
 * The one API slice of the store, with no endpoint of its own: each domain injects its own when its library
 * is loaded, under names that begin with the domain's (`geoCountries`), since a second endpoint of the same
 * name would be left out without a word in production. Domains call `enhanceEndpoints({ addTagTypes })`
 * first and inject with `overrideExisting: 'throw'`.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [],
  keepUnusedDataFor: 120,
  // For renewAfterChanges.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
