import { sql } from 'kysely';
import { countedTo, countUpTo, type Count, type Db, type PageNumber } from '@traveldesk/shared-server';
import { companyConditions, type CompanyFilters } from './companies.filters';
import type { Viewer } from './scope';

/**
 * Counts the filtered companies. For staff, counts by type, status and currency come from `company_counts` and are exact. Other counts read
 * rows up to a little beyond the page and are marked `at_least`, because a page's cost must not grow with the table.
 */
export async function countCompanies(
  db: Db,
  filters: CompanyFilters,
  actor: Viewer,
  page: PageNumber,
): Promise<Count> {
  const { type, status, currency, ...others } = filters;
  const kept = actor.type === 'staff' && Object.values(others).every((value) => !value);
  if (kept) return { total: await keptCount(db, { type, status, currency }) };
  return countUpTo(db, countedTo(page), (most) =>
    db
      .selectFrom('companies')
      .select(sql`1`.as('one'))
      .where((eb) => eb.and(companyConditions(filters, actor)))
      .limit(most),
  );
}

/** Returns the number of companies of a kind; an undefined field matches all. */
export async function keptCount(
  db: Db,
  { type, status, currency }: Pick<CompanyFilters, 'type' | 'status' | 'currency'>,
): Promise<number> {
  const { total } = await db
    .selectFrom('company_counts')
    .select(sql<number>`coalesce(sum(companies), 0)::int8`.as('total'))
    .$if(type !== undefined, (counts) => counts.where('type', '=', type ?? 'B2B'))
    .$if(status !== undefined, (counts) => counts.where('status', '=', status ?? 'active'))
    .$if(!!currency, (counts) => counts.where('currency', '=', currency ?? ''))
    .executeTakeFirstOrThrow();
  return total;
}
