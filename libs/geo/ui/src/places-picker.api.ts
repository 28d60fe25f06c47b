import {
  airportPaths,
  cityPaths,
  countryPaths,
  type Airport,
  type City,
  type Country,
} from '@traveldesk/geo-contract';
import type { Page } from '@traveldesk/shared-contract';
import { baseApi, type AppDispatch } from '@traveldesk/shared-web';

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

/** Resolves to whether an airport or a city in use has the IATA code; also if the answer failed, so that a failure hides nothing. */
export const placeExists = (code: string) => async (dispatch: AppDispatch) => {
  const asked = dispatch(placesPickerApi.endpoints.geoPickAirports.initiate(code));
  const { data } = await asked;
  asked.unsubscribe();
  return data?.data.some(({ iata, city }) => iata === code || city.code === code) ?? true;
};

export const {
  useLazyGeoPickCountriesQuery,
  useGeoPickedCountryQuery,
  useLazyGeoPickCitiesQuery,
  useGeoPickedCityQuery,
  useLazyGeoPickAirportsQuery,
} = placesPickerApi;
