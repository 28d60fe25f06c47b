import type { Db } from '@traveldesk/shared-server';
import './airlines.table';

/** The names of airlines by their IATA codes; what does not exist is not there. */
export async function airlineNames(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db.selectFrom('airlines').select(['iata', 'name']).where('iata', 'in', codes).execute();
  return new Map(rows.map(({ iata, name }) => [iata, name]));
}
