import { sql, type RawBuilder } from 'kysely';
import { companyScope, seesAllCompanies, type Scoped } from '@traveldesk/companies-server';
import { companySuited } from '@traveldesk/users-contract';

/**
 * The roles that a caller may see, for queries on `roles` (SECURITY 34, 37). Staff and the product itself see all; a company's user sees
 * roles of their own company and those below, and the platform's assignable roles. Every list, count, export, filter, read by id and list of
 * a user's roles uses it.
 */
export function roleScope(actor: Scoped | undefined): RawBuilder<boolean> {
  if (!actor || seesAllCompanies(actor)) return sql<boolean>`true`;
  if (actor.companyId === null) return sql<boolean>`false`;
  return sql<boolean>`(case when roles.company_id is null then roles.assignable
    else ${companyScope(actor)('roles.company_id')} end)`;
}

/** For queries on `roles`: true when the role has no permissions on platform records, so that users other than staff can have it. */
export const suitsCompanies: RawBuilder<boolean> = sql<boolean>`(not roles.administrator and not exists (
  select 1 from role_permissions
  where role_id = roles.id and permission <> all(${[...companySuited]}::text[])))`;
