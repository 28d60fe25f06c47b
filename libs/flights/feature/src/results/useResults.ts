import { useDeferredValue, useMemo } from 'react';
import type { Offer } from '@traveldesk/flights-contract';
import type { View } from './model/filter-codec';
import { applyFilters } from './model/filters';
import { groupOffers } from './model/itineraries';
import { leaders, sortItineraries } from './model/sorting';

/** Returns the list's itineraries and the data for filters and tiles. */
export function useResults(offers: readonly Offer[], { sort, filters }: View) {
  // Deferred, so that dragging a slider does not wait for a list of thousands.
  const deferred = useDeferredValue(filters);
  const filtered = useMemo(() => applyFilters(offers, deferred), [offers, deferred]);
  const groups = useMemo(() => groupOffers(filtered.offers), [filtered]);
  const itineraries = useMemo(() => sortItineraries(groups, sort), [groups, sort]);
  const first = useMemo(() => leaders(groups), [groups]);
  /** Identifies the order and filters of `itineraries`. */
  const arrangement = useMemo(() => JSON.stringify([sort, deferred]), [sort, deferred]);
  return { filtered, itineraries, first, arrangement };
}
