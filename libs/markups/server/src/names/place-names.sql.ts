import type { PlaceKind } from '@traveldesk/markups-contract';
import { nameIn, type Language } from '@traveldesk/shared-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import '../markups.tables';

/** Returns names of places by code, or of zones by id; unknown places are left out. */
export type NamesOf = (
  db: Db | Tx,
  codes: readonly string[],
  language: Language,
) => Promise<Map<string, string>>;

export const placeNamesOf: Readonly<Record<PlaceKind, NamesOf>> = {
  airport: async (db, codes, language) => {
    const rows = await db
      .selectFrom('airports')
      .select(['iata', 'name', 'name_fr', 'name_ar'])
      .where('iata', 'in', codes)
      .execute();
    return new Map(rows.map((row) => [row.iata, nameIn(row, language)]));
  },
  city: async (db, codes, language) => namesOfCities(await citiesOf(db, codes, language)),
  country: countryNames,
  zone: (db, ids) => zoneNames(db, ids),
};

/** A city's name, and its current code, if it has one. */
interface NamedCity {
  name: string;
  code: string | null;
}

export const namesOfCities = (cities: ReadonlyMap<string, NamedCity>): Map<string, string> =>
  new Map([...cities].map(([code, { name }]) => [code, name]));

/** Returns cities by current or former code. */
export async function citiesOf(
  db: Db | Tx,
  codes: readonly string[],
  language: Language,
): Promise<Map<string, NamedCity>> {
  const columns = ['cities.code', `cities.name_${language} as name`] as const;
  const now = db
    .selectFrom('cities')
    .select('cities.code as asked')
    .select(columns)
    .where('cities.code', 'in', codes);
  const former = db
    .selectFrom('city_former_codes as former')
    .innerJoin('cities', 'cities.id', 'former.city_id')
    .select('former.code as asked')
    .select(columns)
    .where('former.code', 'in', codes);
  const rows = await now.unionAll(former).execute();
  return new Map(rows.flatMap(({ asked, ...city }) => (asked === null ? [] : [[asked, city]])));
}

export async function countryNames(
  db: Db | Tx,
  codes: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('countries')
    .select(['code', `name_${language} as name`])
    .where('code', 'in', codes)
    .execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** A deleted zone keeps its last name. */
async function zoneNames(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('markup_zone_versions')
    .distinctOn('zone_id')
    .select(['zone_id', 'name'])
    .where('zone_id', 'in', ids)
    .orderBy('zone_id')
    .orderBy('revision', 'desc')
    .execute();
  return new Map(rows.map(({ zone_id: id, name }) => [id, name]));
}
