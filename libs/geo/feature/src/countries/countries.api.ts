import { countryPaths, type Country, type CountryInput, type CountryRecord } from '@traveldesk/geo-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, idempotencyKey, ifMatch, type ListQuery } from '@traveldesk/shared-web';
import type { CountryFilter } from './country.filters';

const list = { type: 'Country', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'Country', id }) as const;

const countriesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Country'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    geoCountries: build.query<Page<Country>, ListQuery<CountryFilter>>({
      query: (params) => ({ url: countryPaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    geoCountry: build.query<CountryRecord, string>({
      query: (id) => ({ url: countryPaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    geoCountryHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(countryPaths.history),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    geoCreateCountry: build.mutation<Done<CountryRecord>, { key: string | undefined; country: CountryInput }>(
      {
        query: ({ key, country }) => ({
          url: countryPaths.all,
          method: 'POST',
          headers: idempotencyKey(key),
          body: country,
        }),
        invalidatesTags: (_, error) => (error ? [] : [list]),
      },
    ),
    geoUpdateCountry: build.mutation<
      Done<CountryRecord>,
      { id: string; version: number | undefined; country: CountryInput }
    >({
      query: ({ id, version, country }) => ({
        url: countryPaths.one(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: country,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
    geoDeleteCountry: build.mutation<Done<CountryRecord>, string>({
      query: (id) => ({ url: countryPaths.one(id), method: 'DELETE' }),
      // The country's own tag stays valid: otherwise its open page would reload it and show a 404.
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
  }),
});

export const {
  endpoints: { geoCountries, geoCountry },
  useGeoCountriesQuery,
  useGeoCountryQuery,
  useLazyGeoCountryQuery,
  useGeoCountryHistoryInfiniteQuery,
  useGeoCreateCountryMutation,
  useGeoUpdateCountryMutation,
  useGeoDeleteCountryMutation,
} = countriesApi;
