import { cabins, type Cabin } from '@traveldesk/flights-contract';

/** Cabins in the protocol's words (SUPPLIER 5). */
export const cabinWire: Readonly<Record<Cabin, string>> = {
  Economy: 'economy',
  PremiumEconomy: 'premium_economy',
  Business: 'business',
  First: 'first',
};

const byWire: ReadonlyMap<string, Cabin> = new Map(cabins.map((cabin) => [cabinWire[cabin], cabin]));

/** A cabin without an equivalent in the product is unknown (null), not an error. */
export function cabinOf(wire: string | null): Cabin | null {
  return (wire !== null && byWire.get(wire)) || null;
}

/** Returns the lowest of several cabins; null if any is unknown. */
export function lowestCabin(found: readonly (Cabin | null)[]): Cabin | null {
  return (
    found.reduce<Cabin | null | undefined>((lowest, cabin) => {
      if (lowest === null || cabin === null) return null;
      return lowest === undefined || cabins.indexOf(cabin) < cabins.indexOf(lowest) ? cabin : lowest;
    }, undefined) ?? null
  );
}
