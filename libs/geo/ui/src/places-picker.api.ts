import {
  airportPaths,
  cityPaths,
  countryPaths,
  type Airport,
  type City,
  type Country,
} from '@traveldesk/geo-contract';
import type { Page } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

/** Number of options that a picker shows. */
const offered = 10;

const firstOf = (q: string) => ({ q, page: 1, per_page: offered });
/** Searches a list for the typed text; silent, because the picker shows its own error. */
const pick = (url: string) => (q: string) => ({ url, params: firstOf(q) });
const silent = { silent: true };

const placesPickerApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Airport', 'City', 'Country'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      geoPickCountries: build.query<Page<Country>, string>({
        query: pick(countryPaths.all),
        providesTags: (_, error) => (error ? [] : [{ type: 'Country', id: 'LIST' }]),
        extraOptions: silent,
      }),
      geoPickedCountry: build.query<Country, string>({
        query: (id) => ({ url: countryPaths.one(id) }),
        providesTags: (_, error, id) => (error ? [] : [{ type: 'Country', id }]),
        extraOptions: silent,
      }),
      geoPickCities: build.query<Page<City>, { q: string; country?: string | undefined }>({
        query: ({ q, country }) => ({
          url: cityPaths.all,
          params: { ...firstOf(q), ...(country && { country_id: country }) },
        }),
        providesTags: (_, error) => (error ? [] : [{ type: 'City', id: 'LIST' }]),
        extraOptions: silent,
      }),
      geoPickedCity: build.query<City, string>({
        query: (id) => ({ url: cityPaths.one(id) }),
        providesTags: (_, error, id) => (error ? [] : [{ type: 'City', id }]),
        extraOptions: silent,
      }),
      geoPickAirports: build.query<Page<Airport>, string>({
        query: pick(airportPaths.all),
        providesTags: (_, error) => (error ? [] : [{ type: 'Airport', id: 'LIST' }]),
        extraOptions: silent,
      }),
    }),
  });

export const {
  useLazyGeoPickCountriesQuery,
  useGeoPickedCountryQuery,
  useLazyGeoPickCitiesQuery,
  useGeoPickedCityQuery,
  useLazyGeoPickAirportsQuery,
} = placesPickerApi;
