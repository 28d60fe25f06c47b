import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/**
 * The store's only API slice, without endpoints of its own: each domain injects its endpoints when its library loads. Their names begin
 * with the domain's (`geoCountries`), because in production a second endpoint of the same name is silently ignored. Domains call
 * `enhanceEndpoints({ addTagTypes })` first and inject with `overrideExisting: 'throw'`.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [],
  keepUnusedDataFor: 120,
  // Required by `renewAfterChanges`, which refetches by dispatching RTK Query's `onOnline`.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
