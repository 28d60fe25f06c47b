import type { ZoneInput } from '@traveldesk/markups-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import { placeNamesOf } from '../names/place-names.sql';

/** Returns a zone for the history, with the current names of nested zones. */
export async function auditedZone(db: Db | Tx, { name, countries, zones }: ZoneInput) {
  const names = zones.length > 0 ? await placeNamesOf.zone(db, zones, 'en') : new Map<string, string>();
  return { name, countries, zones: zones.map((id) => names.get(id) ?? id) } satisfies Record<
    keyof ZoneInput,
    unknown
  >;
}
