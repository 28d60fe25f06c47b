import { useDeferredValue, useMemo } from 'react';
import type { Offer } from '@traveldesk/flights-contract';
import type { View } from './model/filter-codec';
import { applyFilters } from './model/filters';
import { groupOffers } from './model/itineraries';
import { leaders, sortItineraries } from './model/sorting';

/** What is listed of the offers, and what the filters and tiles say about it. */
export function useResults(offers: readonly Offer[], { sort, filters }: View) {
  // A slider that is dragged never waits for a list of thousands.
  const deferred = useDeferredValue(filters);
  const filtered = useMemo(() => applyFilters(offers, deferred), [offers, deferred]);
  const groups = useMemo(() => groupOffers(filtered.offers), [filtered]);
  const itineraries = useMemo(() => sortItineraries(groups, sort), [groups, sort]);
  const first = useMemo(() => leaders(groups), [groups]);
  /** Names the order and the filters by which `itineraries` are what they are. */
  const arrangement = useMemo(() => JSON.stringify([sort, deferred]), [sort, deferred]);
  return { filtered, itineraries, first, arrangement };
}
