import type { PlaceKind } from '@traveldesk/markups-contract';
import { nameIn, type Language } from '@traveldesk/shared-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import '../markups.tables';

/** What places are called by their codes, or zones by their ids; what does not exist is not there. */
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
  city: async (db, codes, language) => {
    const rows = await db
      .selectFrom('cities')
      .select(['code', `name_${language} as name`])
      .where('code', 'in', codes)
      .execute();
    return new Map(rows.flatMap(({ code, name }) => (code === null ? [] : [[code, name]])));
  },
  country: countryNames,
  zone: (db, ids) => zoneNames(db, ids),
};

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

/** Of one that is gone what it was called at last. */
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
