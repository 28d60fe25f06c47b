import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { noParent, type CompanyExportQuery } from '@traveldesk/companies-contract';
import {
  anywhereFrom,
  beginningPattern,
  folded,
  holds,
  isFoundBy,
  type Database,
} from '@traveldesk/shared-server';
import { searchedCompanies } from './companies.searched';
import { companyScope, type Viewer } from './scope';

export type CompanyFilters = Omit<CompanyExportQuery, 'sort'>;

/** Returns SQL conditions: the caller's scope and the filters. */
export function companyConditions(filters: CompanyFilters, actor: Viewer): Expression<SqlBool>[] {
  const eb = expressionBuilder<Database, 'companies'>();
  const { name, type, parent_id: parentId, email, phone, currency, status } = filters;
  const inScope = companyScope(actor);
  const conditions: Expression<SqlBool>[] = [];
  if (actor.type !== 'staff') conditions.push(inScope('companies.id'));
  if (name) conditions.push(isNamed(name));
  if (email) conditions.push(holds('companies.email', email));
  if (phone) conditions.push(holds('companies.phone', phone));
  if (type) conditions.push(eb('companies.type', '=', type));
  if (status) conditions.push(eb('companies.status', '=', status));
  if (currency) conditions.push(eb('companies.currency', '=', currency));
  if (parentId === noParent) conditions.push(isTopmost(actor));
  else if (parentId)
    conditions.push(eb('companies.parent_id', '=', parentId), inScope('companies.parent_id'));
  return conditions;
}

/** Matches companies without a parent that the caller may see. */
function isTopmost(actor: Viewer): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'companies'>();
  if (actor.type === 'staff') return eb('companies.parent_id', 'is', null);
  return eb('companies.id', '=', actor.companyId);
}

/** Matches one or two characters at the beginning, by the index of names; more match anywhere. */
export function isNamed(name: string): Expression<SqlBool> {
  const text = folded(name);
  return text.length < anywhereFrom
    ? sql<boolean>`companies.search like ${beginningPattern(text)}`
    : isFoundBy(searchedCompanies, name);
}
