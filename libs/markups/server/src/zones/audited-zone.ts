import type { ZoneInput } from '@traveldesk/markups-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import { placeNamesOf } from '../names/place-names.sql';

/** What the history shows of a zone, with the names that the zones in it have at this moment. */
export async function auditedZone(db: Db | Tx, { name, countries, zones }: ZoneInput) {
  const names = zones.length > 0 ? await placeNamesOf.zone(db, zones, 'en') : new Map<string, string>();
  return { name, countries, zones: zones.map((id) => names.get(id) ?? id) } satisfies Record<
    keyof ZoneInput,
    unknown
  >;
}
