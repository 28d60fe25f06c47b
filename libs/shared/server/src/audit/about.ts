import { sql } from 'kysely';
import type { Database, Tx } from '../database';
import { send } from '../db/statement';
import type { About, AuditRecord } from './entry';
import './tables';

/** The company that each of these records belongs to at this moment; null for one of no company. */
export type CompanyOf = (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, string | null>>;

/** The usual `CompanyOf`: a column of the records' own table. */
export function companyIn(table: keyof Database, column: string): CompanyOf {
  return async (tx, ids) => {
    const { rows } = await sql<{ id: string; company: string | null }>`
      select id, ${sql.ref(column)} as company from ${sql.table(table)}
      where id = any(${ids}::uuid[])`.execute(tx);
    return new Map(rows.map(({ id, company }) => [id, company]));
  };
}

/** By the kind of record (`user`): whose they are. Kinds that belong to no company are not in it. */
export type CompaniesOf = ReadonlyMap<string, CompanyOf>;

/**
 * What companies each entry is about, found out when it is written, since its record may be another company's later
 * (SECURITY 58). It is the company the record belongs to now; where the newest entry before says another one, the record
 * has just moved, and the entry is about both; after one that does not say, the platform's. The caller says nothing, so
 * it cannot be forgotten.
 */
export async function aboutOf(
  tx: Tx,
  companiesOf: CompaniesOf,
  records: readonly AuditRecord[],
): Promise<(record: AuditRecord) => About> {
  const known = new Map<string, About>();
  for (const [entity, companyOf] of companiesOf) {
    const ids = [...new Set(records.flatMap((record) => (record.entity === entity ? [record.id] : [])))];
    const bound = ids.filter((id) => isId.test(id));
    if (bound.length === 0) continue;
    const now = await companyOf(tx, bound);
    const before = await newestBefore(tx, entity, bound);
    for (const id of bound) known.set(`${entity} ${id}`, joined(before.get(id), now.get(id)));
  }
  return ({ entity, id }) => known.get(`${entity} ${id}`) ?? [];
}

/** A record that is gone belongs to whom it belonged before. */
function joined(before: string | null | undefined, now: string | null | undefined): About {
  if (now === undefined) return [before ?? null];
  return before === undefined || before === now ? [now] : [before, now];
}

/** An export, or a sign-in that nobody's name fits, is entered under a word in the place of an id. */
const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const newestAbout = `
  select asked.id, newest.about[cardinality(newest.about)] as company
  from unnest($1::text[]) as asked(id)
  cross join lateral (
    select about, hash_version from audit_entries
    where entity = $2 and entity_id = asked.id order by audit_entries.id desc limit 1
  ) as newest
  where cardinality(newest.about) > 0 or newest.hash_version = 1`;

async function newestBefore(tx: Tx, entity: string, ids: readonly string[]) {
  const rows = await send<{ id: string; company: string | null }>(tx, newestAbout, [ids, entity]);
  return new Map(rows.map(({ id, company }) => [id, company]));
}
