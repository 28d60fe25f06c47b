import { sql } from 'kysely';
import { alpha3 } from '@traveldesk/geo-contract';
import { compactText } from '@traveldesk/shared-contract';
import { invalid, type Tx } from '@traveldesk/shared-server';

/**
 * Throws a 422 at `aliases` when one is the code of another city or airport than `id`: what somebody types as a code means the
 * place that has it. Its own code says nothing new and does no harm.
 */
export async function refuseCodes(tx: Tx, id: string, aliases: readonly string[] = []): Promise<void> {
  const codes = aliases
    .map((alias) => compactText(alias).toUpperCase())
    .filter((code) => /^[A-Z]{3,4}$/.test(code));
  if (codes.length === 0) return;
  const { rows } = await sql<{ code: string }>`
    select code from (
      select id, code from cities union all select id, iata from airports union all select id, icao from airports
      union all select airport_id, code from airport_former_codes
    ) as places
    where code = any(${codes}::text[]) and id <> ${id}::uuid limit 1`.execute(tx);
  const [taken] = rows;
  if (taken) throw invalid({ aliases: 'alias_is_code' }, { value: taken.code });
}

/** The same for the aliases of a country: none is the code of two or three letters of another. */
export function refuseCountryCodes(own: string, aliases: readonly string[] = []): void {
  const taken = aliases
    .map((alias) => compactText(alias).toUpperCase())
    .find((code) => owners.has(code) && owners.get(code) !== own);
  if (taken) throw invalid({ aliases: 'alias_is_code' }, { value: taken });
}

/** ISO 3166-1 codes of two letters, by both codes of each country. */
const owners: ReadonlyMap<string, string> = new Map(
  [...alpha3].flatMap(([code, longer]) => [[code, code] as const, [longer, code] as const]),
);
