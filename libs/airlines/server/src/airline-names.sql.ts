import { airlineName } from '@traveldesk/airlines-contract';
import type { Language } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import './airlines.table';

/** What airlines are called in a language, else by their own name, by their IATA codes; what does not exist is not there. */
export async function airlineNames(
  db: Db,
  codes: readonly string[],
  language: Language = 'en',
): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('airlines')
    .select(['iata', 'name', 'name_fr', 'name_ar'])
    .where('iata', 'in', codes)
    .execute();
  return new Map(rows.map((row) => [row.iata, airlineName(row, language)]));
}
