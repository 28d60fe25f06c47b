import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError, ApiOptions, ApiRequest } from './request';

/** Makes the calls of all endpoints. */
export type ApiCall = BaseQueryFn<ApiRequest | string, unknown, ApiError, ApiOptions>;

let call: ApiCall = () => ({ error: { status: 0, message: '' } });

/** Sets how endpoints call the API: `createStore` sets the product's own base query, `Application` that of another product. */
export function setApiCall(how: ApiCall): void {
  call = how;
}

/**
 * The store's only API slice, without endpoints of its own: each domain injects its endpoints when its library loads. Their names begin
 * with the domain's (`geoCountries`), because in production a second endpoint of the same name is silently ignored. Domains call
 * `enhanceEndpoints({ addTagTypes })` first and inject with `overrideExisting: 'throw'`.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: (...args) => call(...args),
  tagTypes: [],
  keepUnusedDataFor: 120,
  // Required by `renewAfterChanges`, which refetches by dispatching RTK Query's `onOnline`.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
