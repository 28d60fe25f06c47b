import { distanceKm } from '@traveldesk/geo-contract';
import { textOrder } from '@traveldesk/shared-contract';
import type { SupplierProperty } from '../adapter';
import { identityOf, samenessOf, type Identity } from './similarity';

export interface Candidate extends Identity {
  id: string;
}

/**
 * Pairs properties of one supplier with our records of the same properties, and returns the ids of the records by the supplier's ids. The
 * most similar pairs come first, then the nearest, then the oldest record; so the order of the answer does not matter.
 */
export function assignSame(
  properties: readonly SupplierProperty[],
  candidates: readonly Candidate[],
): Map<string, string> {
  const pairs = properties.flatMap(({ ref, address: { country_code }, ...property }) => {
    const identity = identityOf({ ...property, country_code });
    return candidates.flatMap(({ id, ...candidate }) => {
      const likeness = samenessOf(identity, candidate);
      if (likeness === null || !identity.point || !candidate.point) return [];
      return [{ ref, id, likeness, km: distanceKm(identity.point, candidate.point) }];
    });
  });
  pairs.sort(
    (one, other) =>
      other.likeness - one.likeness ||
      one.km - other.km ||
      textOrder(one.id, other.id) ||
      textOrder(one.ref, other.ref),
  );
  const taken = new Set<string>();
  const ids = new Map<string, string>();
  for (const { ref, id } of pairs) {
    if (ids.has(ref) || taken.has(id)) continue;
    ids.set(ref, id);
    taken.add(id);
  }
  return ids;
}
