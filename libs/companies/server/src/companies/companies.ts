import { type Company, type CompanyInput, type CompanyQuery } from '@traveldesk/companies-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  checkVersion,
  historyOf,
  invalid,
  notFound,
  Problem,
  readPhone,
  refuseInUse,
  type Actor,
  type Db,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { findCompanies } from './companies.list.sql';
import {
  findCompany,
  insertCompany,
  lockCompany,
  parentOf,
  removeCompany,
  replaceCompany,
} from './companies.sql';
import { codeOfCountry } from './company-country';
import { companyHistory } from './company-history';
import { auditedCompany } from './audited-company';
import { changedFixedFields, fixedFields } from './fixed-fields';
import { moveCurrency, removeUnusedMoney } from './company-money-hooks';
import { endTokensOutOfReach } from '../tokens/token-ends';
import { placeBelow } from './place';
import { companyScope, seesAllCompanies, type Viewer } from './scope';
import { addToCompanyTree, lockTree, moveInCompanyTree } from './tree.sql';
import { requireDetails } from './viewers';

/** Orders that would reveal hidden fields to callers who only look companies up. */
const detailSorts = ['email', 'phone'];

/** Throws a 403 when the query uses fields that the caller cannot see. */
export function listCompanies(db: Db, query: CompanyQuery, actor: Actor): Promise<Page<Company>> {
  refuseHiddenFields(query, actor);
  return findCompanies(db, query, actor);
}

/** Throws a 403 for filters and orders on fields that the caller cannot see, because matches and positions would reveal them. */
export function refuseHiddenFields(
  query: Pick<CompanyQuery, 'email' | 'phone' | 'sort'>,
  actor: Actor,
): void {
  const sortedByDetail = detailSorts.some((column) => query.sort?.endsWith(column));
  const asksDetails = query.email ?? query.phone ?? (sortedByDetail ? query.sort : undefined);
  if (asksDetails !== undefined) requireDetails(actor);
}

/** Throws a 404 when the company is not in the caller's scope. */
export async function readCompany(db: Db | Tx, id: string, actor: Actor): Promise<Company> {
  const company = await findCompany(db, id, actor);
  if (!company) throw notFound();
  return company;
}

/**
 * For staff the history outlives the company. For a company's users it leaves out ancestors, the platform's markups and network addresses.
 */
export async function readCompanyHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<HistoryEntry>> {
  if (!seesAllCompanies(actor)) await readCompany(db, id, actor);
  const reader = { ...actor, scope: companyScope(actor) };
  const history = await historyOf(db, 'company', id, page, reader, companyHistory.hidden(actor));
  if (history.total === 0) await readCompany(db, id, actor);
  if (seesAllCompanies(actor)) return history;
  return { ...history, data: history.data.map((entry) => ({ ...entry, address: null })) };
}

/** Throws a 422 at a field with an unknown reference, or that the caller may not set. */
export async function createCompany(
  tx: Tx,
  record: Recorder,
  actor: Viewer,
  given: CompanyInput,
): Promise<Company> {
  const input = await withReadPhone(tx, given);
  if (input.parent_id !== null) await lockTree(tx, 'add');
  await placeBelow(tx, null, input.parent_id, actor);
  await checkCity(tx, input);
  const id = await insertCompany(tx, input);
  await addToCompanyTree(tx, id, input.parent_id);
  const company = await wholeCompany(tx, id, actor);
  record({ entity: 'company', id, action: 'create', after: auditedCompany(company) });
  return company;
}

/**
 * Throws a 404; a 412 when the caller's version is outdated; a 422 at a parent that would make a cycle, an unknown reference, or a field
 * that the caller may not change.
 */
export async function updateCompany(
  tx: Tx,
  record: Recorder,
  actor: Viewer,
  { id, seen, company: given }: Target & { company: CompanyInput },
  kernel: Pick<Kernel, 'companyStatusChanged' | 'tools'>,
): Promise<Company> {
  const before = await lockCompany(tx, id, actor);
  if (!before) throw notFound();
  checkVersion(seen, before.version);
  const input = await withReadPhone(tx, given, before);
  refuseFixed(actor, before, input);
  const parentNow = await parentOf(tx, id);
  const parentId = fixedFields(actor, id).includes('parent_id') ? parentNow : input.parent_id;
  if (parentId !== parentNow) {
    await lockTree(tx, 'move');
    await placeBelow(tx, id, parentId, actor);
    await moveInCompanyTree(tx, id, parentId);
    await endTokensOutOfReach(tx, record, actor, id);
  }
  if (input.currency !== before.currency)
    await moveCurrency(tx, record, actor, { id, from: before.currency }, kernel);
  await checkCity(tx, input);
  const { office_address, office_latitude, office_longitude } = before;
  const office = { office_address, office_latitude, office_longitude };
  await replaceCompany(tx, id, { ...office, ...input, parent_id: parentId });
  const after = await wholeCompany(tx, id, actor);
  record({
    entity: 'company',
    id,
    action: 'update',
    before: auditedCompany(before),
    after: auditedCompany(after),
  });
  if (before.status !== after.status) await kernel.companyStatusChanged(tx, record, id);
  return after;
}

/** Throws a 404, a 412 as in `updateCompany`, or a 422 that names what refers to the company. */
export async function deleteCompany(
  tx: Tx,
  record: Recorder,
  actor: Viewer,
  { id, seen }: Target,
  kernel: Pick<Kernel, 'tools'>,
): Promise<Company> {
  const company = await lockCompany(tx, id, actor);
  if (!company) throw notFound();
  checkVersion(seen, company.version);
  if (id === actor.companyId) throw new Problem(422, 'company_own_delete');
  await removeUnusedMoney(tx, record, actor, id, kernel);
  await refuseInUse(tx, 'companies', id);
  await removeCompany(tx, id);
  record({ entity: 'company', id, action: 'delete', before: auditedCompany(company) });
  return company;
}

async function wholeCompany(tx: Tx, id: string, actor: Viewer): Promise<Company> {
  const company = await findCompany(tx, id, actor, true);
  if (!company) throw notFound();
  return company;
}

function refuseFixed(actor: Viewer, before: Company, input: CompanyInput): void {
  const changed = changedFixedFields(actor, before, input);
  if (changed.length === 0) return;
  throw invalid(Object.fromEntries(changed.map((field) => [field, 'company_field_fixed'])));
}

/** The city must be in the company's country. */
async function checkCity(tx: Tx, { city_id: id, country_id: countryId }: CompanyInput): Promise<void> {
  if (id === null) return;
  const city = await tx.selectFrom('cities').select('country_id').where('id', '=', id).executeTakeFirst();
  if (!city) throw invalid({ city_id: 'company_city_unknown' });
  if (city.country_id !== countryId) throw invalid({ city_id: 'company_city_elsewhere' });
}

/** Normalizes the phone number by the rules of the company's country. Throws a 422 at `phone`. */
async function withReadPhone(tx: Tx, input: CompanyInput, before?: Company): Promise<CompanyInput> {
  if (input.phone === null) return input;
  const country = await codeOfCountry(tx, input.country_id);
  return { ...input, phone: readPhone(input.phone, { country, ...(before && { kept: [before.phone] }) }) };
}
