import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '@traveldesk/shared-web';
import type { Place } from './place';
import { placesApi } from './places.api';

/** Places by code; null if there is no such place, undefined while unknown. */
export type Places = Readonly<Record<string, Place | null | undefined>>;

/** Returns the places of a search's codes, requesting each code once. */
export function usePlaces(codes: readonly (string | null)[]): Places {
  const dispatch = useAppDispatch();
  const wanted = [...new Set(codes.filter((code) => code !== null))].sort().join();
  useEffect(() => {
    const asked = wanted
      .split(',')
      .filter(Boolean)
      .map((code) => dispatch(placesApi.endpoints.flightsPlace.initiate(code)));
    return () => asked.forEach((one) => one.unsubscribe());
  }, [dispatch, wanted]);
  return useAppSelector(
    (state) =>
      Object.fromEntries(
        wanted
          .split(',')
          .filter(Boolean)
          .map((code) => [code, placesApi.endpoints.flightsPlace.select(code)(state).data]),
      ),
    shallowEqual,
  );
}
