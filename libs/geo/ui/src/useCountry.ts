import { skipToken } from '@reduxjs/toolkit/query';
import type { Country } from '@traveldesk/geo-contract';
import { useGeoPickedCountryQuery } from './places-picker.api';

/** The country of an id, once it is read; of none, and where it cannot be read, undefined. */
export function useCountry(id: string | null | undefined): Country | undefined {
  return useGeoPickedCountryQuery(id || skipToken).currentData;
}
