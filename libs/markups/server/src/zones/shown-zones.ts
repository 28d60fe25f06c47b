import type { Zone } from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import { isoOf, type Db } from '@traveldesk/shared-server';
import { countryNames, placeNamesOf } from '../names/place-names.sql';
import { allCountries, type ZoneRow } from './zones.sql';

/** Builds the API responses of zones, with all countries and names. */
export async function shownZones(db: Db, rows: readonly ZoneRow[], language: Language): Promise<Zone[]> {
  const all = await allCountries(
    db,
    rows.map(({ id }) => id),
  );
  const codes = [...new Set([...all.values()].flat())];
  const memberIds = [...new Set(rows.flatMap(({ zones }) => zones))];
  const countries = codes.length > 0 ? await countryNames(db, codes, language) : new Map<string, string>();
  const zones =
    memberIds.length > 0 ? await placeNamesOf.zone(db, memberIds, language) : new Map<string, string>();
  const named = (names: ReadonlyMap<string, string>, keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, names.get(key) ?? key]));
  return rows.map((row) => {
    const within = all.get(row.id) ?? [];
    return {
      ...row,
      all_countries: within,
      names: { countries: named(countries, within), zones: named(zones, row.zones) },
      created_at: isoOf(row.created_at),
      updated_at: isoOf(row.updated_at),
    };
  });
}

export async function shownZone(db: Db, row: ZoneRow, language: Language): Promise<Zone> {
  const [zone] = await shownZones(db, [row], language);
  return zone as Zone;
}
