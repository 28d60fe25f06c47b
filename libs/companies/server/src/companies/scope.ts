import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '@traveldesk/shared-server';

/** What of a caller decides which companies it sees. */
export type Scoped = Pick<Actor, 'type' | 'companyId'>;

/** What of a caller decides what it sees of them. */
export type Viewer = Pick<Actor, 'type' | 'companyId' | 'permissions'>;

/** The product itself, as it makes demo data. */
export const systemViewer: Viewer = { type: 'staff', companyId: null, permissions: new Set() };

/** For a query: whether the company in `column` (`companies.id`, `users.company_id`, …) may be seen. */
export type CompanyScope = (column: string) => RawBuilder<boolean>;

/**
 * The one rule of who sees which company (SECURITY 34, 37): staff see all; everybody else their own company and those
 * below it. It belongs into the SQL of every list, count, export, typeahead, history and read by id that has to do with
 * a company, so that a company of others is as absent there as one that does not exist.
 */
export function companyScope(actor: Scoped): CompanyScope {
  if (actor.type === 'staff') return () => sql<boolean>`true`;
  const { companyId } = actor;
  if (companyId === null) return () => sql<boolean>`false`;
  return (column) => sql<boolean>`${sql.ref(column)} in (
    select descendant_id from company_tree where ancestor_id = ${companyId})`;
}

/** Whether `companyScope` restricts this caller at all. */
export function seesAllCompanies(actor: Scoped): boolean {
  return actor.type === 'staff';
}
