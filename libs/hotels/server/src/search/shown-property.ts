import { distanceKm } from '@traveldesk/geo-contract';
import type { StayPoint, StayProperty } from '@traveldesk/hotels-contract';
import type { SupplierProperty } from '../adapter';

/** Returns a supplier's property under the id of our record, with its distance from the searched point. */
export function shownProperty(
  { ref: _, ...facts }: SupplierProperty,
  id: string,
  center: StayPoint,
): StayProperty {
  return { ...facts, id, km: kmBetween(facts.point, center) };
}

/** In kilometers, with two decimals; null where the point is unknown. */
export function kmBetween(point: StayPoint | null, center: StayPoint): number | null {
  return point && Math.round(distanceKm(point, center) * 100) / 100;
}

/** Returns the earlier of two ISO instants in UTC. */
export function earliest(one: string, other: string): string {
  return one < other ? one : other;
}
