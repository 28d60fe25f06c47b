import { skipToken } from '@reduxjs/toolkit/query';
import type { Country } from '@traveldesk/geo-contract';
import { useGeoPickedCountryQuery } from './places-picker.api';

/** Loads a country by id; undefined while loading, without an id, and on errors. */
export function useCountry(id: string | null | undefined): Country | undefined {
  return useGeoPickedCountryQuery(id || skipToken).currentData;
}
