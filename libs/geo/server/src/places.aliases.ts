import { sql } from 'kysely';
import { alpha3 } from '@traveldesk/geo-contract';
import { compactText } from '@traveldesk/shared-contract';
import { invalid, type Tx } from '@traveldesk/shared-server';

/**
 * Throws a 422 at `aliases` when one is the code of a city or airport other than `id`, because a typed code must find the place that has
 * it. A place's own code is allowed.
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

/** Throws a 422 at `aliases` when one is the alpha-2 or alpha-3 code of another country. */
export function refuseCountryCodes(own: string, aliases: readonly string[] = []): void {
  const taken = aliases
    .map((alias) => compactText(alias).toUpperCase())
    .find((code) => owners.has(code) && owners.get(code) !== own);
  if (taken) throw invalid({ aliases: 'alias_is_code' }, { value: taken });
}

/** The alpha-2 code by alpha-2 and alpha-3 code. */
const owners: ReadonlyMap<string, string> = new Map(
  [...alpha3].flatMap(([code, longer]) => [[code, code] as const, [longer, code] as const]),
);
