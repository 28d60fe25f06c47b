import type { Db } from '@traveldesk/shared-server';
import { countryNames } from '../names/place-names.sql';

/** Returns the codes of countries that do not exist. */
export async function missingCountries(db: Db, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const found = await countryNames(db, codes, 'en');
  return codes.filter((code) => !found.has(code));
}
