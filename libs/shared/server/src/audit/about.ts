import { sql } from 'kysely';
import type { Database, Tx } from '../database';
import { send } from '../db/statement';
import type { About, AuditRecord } from './entry';
import './tables';

/** Returns the company that each record belongs to now; null for records without a company. */
export type CompanyOf = (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, string | null>>;

/** The usual `CompanyOf`, which reads a column of the records' own table. */
export function companyIn(table: keyof Database, column: string): CompanyOf {
  return async (tx, ids) => {
    const { rows } = await sql<{ id: string; company: string | null }>`
      select id, ${sql.ref(column)} as company from ${sql.table(table)}
      where id = any(${ids}::uuid[])`.execute(tx);
    return new Map(rows.map(({ id, company }) => [id, company]));
  };
}

/** `CompanyOf` by kind of record (`user`). Kinds without companies are absent. */
export type CompaniesOf = ReadonlyMap<string, CompanyOf>;

/**
 * Returns the companies that each entry is about. They are determined when the entry is written, because its record may move to another
 * company later (SECURITY 58): the record's current company, and also its previous one if its newest entry names another. If that entry
 * names none, the previous company is the platform. Callers do not pass companies, so none can be forgotten.
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

/** A deleted record belongs to its last company. */
function joined(before: string | null | undefined, now: string | null | undefined): About {
  if (now === undefined) return [before ?? null];
  return before === undefined || before === now ? [now] : [before, now];
}

/** Some entries have a word instead of a record's id, for example exports and sign-ins with an unknown name. */
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
