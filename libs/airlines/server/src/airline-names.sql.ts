import { nameIn, namesOf, type Language, type Translated } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import './airlines.table';

/** Returns airline names by IATA code, in the language if translated; unknown codes are left out. */
export async function airlineNames(
  db: Db,
  codes: readonly string[],
  language: Language = 'en',
): Promise<Map<string, string>> {
  const rows = await namedRows(db, codes);
  return new Map(rows.map((row) => [row.iata, nameIn(row, language)]));
}

/** Returns airline names in every language, by IATA code. */
export async function translatedAirlineNames(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, Translated>> {
  const rows = await namedRows(db, codes);
  return new Map(rows.map((row) => [row.iata, namesOf(row)]));
}

async function namedRows(db: Db, codes: readonly string[]) {
  if (codes.length === 0) return [];
  return db
    .selectFrom('airlines')
    .select(['iata', 'name', 'name_fr', 'name_ar'])
    .where('iata', 'in', codes)
    .execute();
}
