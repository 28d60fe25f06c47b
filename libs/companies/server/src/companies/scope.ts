import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '@traveldesk/shared-server';

/** The fields of a caller that decide which companies are visible. */
export type Scoped = Pick<Actor, 'type' | 'companyId'>;

/** The fields of a caller that decide which details of companies are visible. */
export type Viewer = Pick<Actor, 'type' | 'companyId' | 'permissions'>;

/** The product itself, such as for demo data. */
export const systemViewer: Viewer = { type: 'staff', companyId: null, permissions: new Set() };

/** Returns an SQL condition: the company in `column` (`companies.id`, `users.company_id`, …) is visible. */
export type CompanyScope = (column: string) => RawBuilder<boolean>;

/**
 * Decides which companies a caller may see (SECURITY 34, 37): staff all, others their own company and those below it. It must be part of
 * the SQL of every list, count, export, picker search, history and read by id that involves a company, so that other companies seem not to
 * exist.
 */
export function companyScope(actor: Scoped): CompanyScope {
  if (actor.type === 'staff') return () => sql<boolean>`true`;
  const { companyId } = actor;
  if (companyId === null) return () => sql<boolean>`false`;
  return (column) => sql<boolean>`${sql.ref(column)} in (
    select descendant_id from company_tree where ancestor_id = ${companyId})`;
}

/** True when `companyScope` does not restrict the caller. */
export function seesAllCompanies(actor: Scoped): boolean {
  return actor.type === 'staff';
}
