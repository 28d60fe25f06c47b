import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { compactText } from '@traveldesk/shared-contract';
import { companyScope, seesAllCompanies } from '@traveldesk/companies-server';
import {
  anywhereFrom,
  beginningPattern,
  beginsWith,
  compactFrom,
  eitherFolding,
  folded,
  holds,
  likePattern,
  type Actor,
  type Database,
} from '@traveldesk/shared-server';
import type { UserExportQuery } from '@traveldesk/users-contract';
import { firstWordLength, searchedUsers } from './users.searched';
import { roleScope } from './role.scope';
import { concealedFilters, seesDetails } from './users.lookup';

export type UserFilters = Omit<UserExportQuery, 'sort'>;

/**
 * The users that a caller may see (SECURITY 34): staff see all, a company's user those of their own company and below, others themselves.
 * Every list, count, export, history and read by id uses it.
 */
export function userScope(actor: Pick<Actor, 'type' | 'companyId' | 'userId'>): Expression<SqlBool> {
  if (seesAllCompanies(actor)) return sql<boolean>`true`;
  if (actor.companyId === null) return sql<boolean>`users.id = ${actor.userId}`;
  return companyScope(actor)('users.company_id');
}

/** Returns SQL conditions: the caller's scope and the filters. */
export function userConditions(filters: UserFilters, actor: Actor): Expression<SqlBool>[] {
  const eb = expressionBuilder<Database, 'users'>();
  const { q, name, email, phone, type, role, company_id: companyId, status } = filters;
  const conditions: Expression<SqlBool>[] = [];
  if (!seesAllCompanies(actor)) conditions.push(userScope(actor));
  // Filtering by a hidden field would reveal it, a phone number digit by digit (SECURITY 37); find nothing instead.
  if (!seesDetails(actor) && concealedFilters.some((key) => filters[key])) {
    conditions.push(sql<boolean>`false`);
  }
  if (q) conditions.push(eb.or([...nameConditions(q), holds('users.email', folded(q))]));
  if (name) conditions.push(eb.or(nameConditions(name)));
  if (email) conditions.push(holds('users.email', email));
  if (phone) conditions.push(holds('users.phone', phone));
  if (type) conditions.push(eb('users.type', '=', type));
  if (status) conditions.push(eb('users.status', '=', status));
  if (companyId) conditions.push(eb('users.company_id', '=', companyId));
  if (role) {
    conditions.push(sql<boolean>`users.id in (select user_id from user_roles where role_id = ${role})`);
    if (!seesAllCompanies(actor)) {
      conditions.push(sql<boolean>`exists (select 1 from roles where id = ${role} and ${roleScope(actor)})`);
    }
  }
  return conditions;
}

/**
 * Returns disjoint conditions that each use one index: the name begins with the text; it contains the text later; it begins with the text
 * once spaces and signs are removed.
 */
export function nameConditions(typed: string): [Expression<SqlBool>, ...Expression<SqlBool>[]] {
  const text = folded(typed);
  const first = beginsWith('users.search', text);
  if (text.length < anywhereFrom) return [first];
  const compact = compactText(typed);
  const beginsCompact = sql`compact collate "C" like ${beginningPattern(`\n${compact}`)}`;
  const inFolded = sql`substr(users.search, 2) like ${likePattern(text)}`;
  if (compact.length < compactFrom) return [first, sql<boolean>`${inFolded} and not ${first}`];
  const elsewhere = eitherFolding(searchedUsers, {
    compact: sql`substr(users.compact, 3) like ${likePattern(compact)}`,
    folded: inFolded,
  });
  // For a break within the typed letters; without it, every name that begins with those letters would be read and discarded. The subquery
  // keeps the planner from walking through all users in list order.
  const breaks = sql.join(Array.from({ length: compact.length }, (_, index) => sql.lit(index)));
  const begun = sql`users.id = any(array(
    select id from users where ${firstWordLength} in (${breaks}) and ${beginsCompact}))`;
  return [
    first,
    sql<boolean>`${elsewhere} and not ${first}`,
    sql<boolean>`${begun} and not ${elsewhere} and not ${first}`,
  ];
}
