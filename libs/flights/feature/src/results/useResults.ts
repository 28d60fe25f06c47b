import { useDeferredValue, useMemo } from 'react';
import type { Offer } from '@traveldesk/flights-contract';
import type { View } from './model/filter-codec';
import { applyFilters } from './model/filters';
import { groupOffers, mainCurrency } from './model/itineraries';
import { leaders, sortItineraries } from './model/sorting';

/** What is listed of the offers, and what the filters and tiles say about it. */
export function useResults(offers: readonly Offer[], { sort, filters }: View, wanted: string | null) {
  // A slider that is dragged never waits for a list of thousands.
  const deferred = useDeferredValue(filters);
  const currency = useMemo(() => mainCurrency(offers, wanted), [offers, wanted]);
  const filtered = useMemo(() => applyFilters(offers, deferred, currency), [offers, deferred, currency]);
  const groups = useMemo(() => groupOffers(filtered.offers, currency), [filtered, currency]);
  const itineraries = useMemo(() => sortItineraries(groups, sort, currency), [groups, sort, currency]);
  const first = useMemo(() => leaders(groups, currency), [groups, currency]);
  const foreign = useMemo(
    () => filtered.offers.some(({ price }) => price.total.currency !== currency),
    [filtered, currency],
  );
  return { currency, filtered, itineraries, first, foreign };
}
