import { sql } from 'kysely';
import { folded, invalid, type Tx } from '@traveldesk/shared-server';

/**
 * Throws a 422 at `aliases` when one is the code of another city or airport than `id`: what somebody types as a code means the
 * place that has it. Its own code says nothing new and does no harm.
 */
export async function refuseCodes(tx: Tx, id: string, aliases: readonly string[] = []): Promise<void> {
  const codes = aliases
    .map((alias) => folded(alias).toUpperCase())
    .filter((code) => /^[A-Z]{3,4}$/.test(code));
  if (codes.length === 0) return;
  const { rows } = await sql<{ code: string }>`
    select code from (
      select id, code from cities union all select id, iata from airports union all select id, icao from airports
    ) as places
    where code = any(${codes}::text[]) and id <> ${id}::uuid limit 1`.execute(tx);
  const [taken] = rows;
  if (taken) throw invalid({ aliases: 'alias_is_code' }, { value: taken.code });
}
