import { sql, type RawBuilder } from 'kysely';
import { companyScope, seesAllCompanies, type Scoped } from '@traveldesk/companies-server';
import { companySuited } from '@traveldesk/users-contract';

/**
 * Which roles a caller may know of, for a query on `roles` (SECURITY 34, 37): staff and the product itself all of them;
 * a company's user the roles of the own company and those below, and of the platform's those marked as assignable. It
 * is part of the SQL of every list, count, file, filter, read by id, and wherever a user's roles are told.
 */
export function roleScope(actor: Scoped | undefined): RawBuilder<boolean> {
  if (!actor || seesAllCompanies(actor)) return sql<boolean>`true`;
  if (actor.companyId === null) return sql<boolean>`false`;
  return sql<boolean>`(case when roles.company_id is null then roles.assignable
    else ${companyScope(actor)('roles.company_id')} end)`;
}

/** For a query on `roles`: whether it holds nothing that acts on the platform's own records, so that others than staff can have it. */
export const suitsCompanies: RawBuilder<boolean> = sql<boolean>`(not roles.administrator and not exists (
  select 1 from role_permissions
  where role_id = roles.id and permission <> all(${[...companySuited]}::text[])))`;
