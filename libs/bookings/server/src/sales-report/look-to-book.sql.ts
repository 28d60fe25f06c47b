import { sql, type RawBuilder } from 'kysely';
import type { LookToBookQuery } from '@traveldesk/bookings-contract';
import { companyScope } from '@traveldesk/companies-server';
import { searchesBetween } from '@traveldesk/suppliers-server';
import type { Actor, Db } from '@traveldesk/shared-server';
import '../bookings.tables';

export interface Counted {
  key: string | null;
  name: string | null;
  searches: number;
  bookings: number;
}

type By = LookToBookQuery['by'];
type Filters = Pick<LookToBookQuery, 'supplier_id' | 'company_id'> & { from: string; to: string };

/** SQL: the group of a row of `counted`, as text. */
function keyOf(by: By): RawBuilder<string | null> {
  if (by === 'day') return sql<string>`counted.day::text`;
  if (by === 'supplier') return sql<string>`counted.supplier_id::text`;
  if (by === 'company') return sql<string | null>`counted.company_id::text`;
  return sql<string>`date_trunc(${sql.lit(by)}, counted.day::timestamp)::date::text`;
}

/** SQL: the name of the group. */
function nameOf(by: By): RawBuilder<string | null> {
  if (by !== 'supplier' && by !== 'company') return sql<null>`null::text`;
  const [table, id] =
    by === 'supplier' ? (['suppliers', 'supplier_id'] as const) : (['companies', 'company_id'] as const);
  return sql<string | null>`(select name from ${sql.table(table)} where id = counted.${sql.ref(id)})`;
}

/** Counts searches and bookings by group; groups without either are missing. */
export async function countLookToBook(
  db: Db,
  by: By,
  filters: Filters,
  reader: Pick<Actor, 'type' | 'companyId'>,
): Promise<Counted[]> {
  const { from, to, supplier_id: supplier, company_id: company } = filters;
  const id = by === 'supplier' || by === 'company' ? sql`, counted.${sql.ref(`${by}_id`)}` : sql``;
  const { rows } = await sql<Counted>`
    select ${keyOf(by)} as key, ${nameOf(by)} as name,
      sum(counted.searches)::int as searches, sum(counted.bookings)::int as bookings
    from (
      select day, supplier_id, company_id, searches, 0 as bookings from ${searchesBetween(from, to)} as searched
      union all
      select (created_at at time zone 'UTC')::date, supplier_id, company_id, 0, 1 from bookings
      where kind = 'supplier' and state not in ('draft', 'priced', 'failed') and supplier_id is not null
        and created_at >= ${`${from}T00:00:00Z`} and created_at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'
    ) as counted
    where ${companyScope(reader)('counted.company_id')}
      ${supplier === undefined ? sql`` : sql`and counted.supplier_id = ${supplier}`}
      ${company === undefined ? sql`` : sql`and counted.company_id = ${company}`}
    group by 1 ${id} order by 1`.execute(db);
  return rows;
}
