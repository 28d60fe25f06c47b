import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Airport } from '@traveldesk/geo-contract';
import { readPlace } from '@traveldesk/hotels-contract';
import { useHotelsAirportsQuery } from './airports.api';

/**
 * Returns the airports of a place's city. An office or a property has none, because its city is unknown. `place` is a
 * reference as in the criteria.
 */
export function useAirports(place: string): readonly Airport[] {
  const city = useMemo(() => cityOf(place), [place]);
  const { currentData } = useHotelsAirportsQuery(city ?? skipToken);
  return useMemo(() => {
    if (!city || !currentData) return [];
    // The text also finds airports whose names contain it.
    const isMeant = ({ iata, city: of }: Airport) => !('q' in city) || [iata, of.code].includes(city.q);
    return currentData.data.filter((airport) => !airport.closed && isMeant(airport));
  }, [city, currentData]);
}

function cityOf(place: string): { q: string } | { city_id: string } | null {
  const reference = readPlace(place);
  if (reference?.kind !== 'city' && reference?.kind !== 'airport') return null;
  return 'code' in reference ? { q: reference.code } : { city_id: reference.id };
}
