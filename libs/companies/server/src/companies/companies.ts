import {
  type Company,
  type CompanyField,
  type CompanyInput,
  type CompanyQuery,
} from '@traveldesk/companies-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  actorOf,
  brokenConstraint,
  change,
  checkVersion,
  historyOf,
  invalid,
  notFound,
  Problem,
  refuseInUse,
  type Actor,
  type Call,
  type Db,
  type Recorder,
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
import { factsOf } from './facts';
import { changedFixedFields, fixedFields } from './fixed-fields';
import { placeBelow } from './place';
import { seesAllCompanies, type Viewer } from './scope';
import { plant, lockTree, transplant } from './tree.sql';
import { requireDetails } from './viewers';

/** Orders that would tell, by the place of a company, what is kept from who only looks companies up. */
const detailSorts = ['email', 'phone', 'credit_limit'];

/** Who only looks companies up finds them by name, not by what is kept from them. */
export function listCompanies(db: Db, query: CompanyQuery, actor: Actor): Promise<Page<Company>> {
  const sortedByDetail = detailSorts.some((column) => query.sort?.endsWith(column));
  const asksDetails = query.email ?? query.phone ?? (sortedByDetail ? query.sort : undefined);
  if (asksDetails !== undefined) requireDetails(actor);
  return findCompanies(db, query, actor);
}

/** Throws a 404 when there is none in the caller's scope. */
export async function readCompany(db: Db | Tx, id: string, actor: Actor): Promise<Company> {
  const company = await findCompany(db, id, actor);
  if (!company) throw notFound();
  return company;
}

/**
 * To staff the history outlives the company. To a company's users it leaves out what is above their own company, the
 * platform's markups, and from where others made a change.
 */
export async function readCompanyHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<HistoryEntry>> {
  if (!seesAllCompanies(actor)) await readCompany(db, id, actor);
  const history = await historyOf(db, 'company', id, page);
  if (history.total === 0) await readCompany(db, id, actor);
  if (seesAllCompanies(actor)) return history;
  const hidden = id === actor.companyId ? ['supplier_markup', 'parent'] : ['supplier_markup'];
  return {
    ...history,
    data: history.data.map((entry) => ({
      ...entry,
      address: null,
      changes: entry.changes.filter(({ field }) => !hidden.includes(field)),
    })),
  };
}

/** Throws a 422 at the field that refers to nothing, or that is not the caller's to set. */
export function createCompany(request: Call, input: CompanyInput): Promise<Company> {
  return change(request, (tx, record) => addCompany(tx, record, actorOf(request), input));
}

/** The same within a transaction. */
export async function addCompany(
  tx: Tx,
  record: Recorder,
  actor: Viewer,
  input: CompanyInput,
): Promise<Company> {
  refuseOwnCredit(actor, input);
  if (input.parent_id !== null) await lockTree(tx, 'add');
  await placeBelow(tx, null, input.parent_id, actor);
  await checkCity(tx, input);
  const id = await insertCompany(tx, input).catch(refuseUnknown);
  await plant(tx, id, input.parent_id);
  const company = await wholeCompany(tx, id, actor);
  record({ entity: 'company', id, action: 'create', after: factsOf(company) });
  return company;
}

/**
 * Throws a 404, a 412 when the caller's version is not the newest, or a 422 at the field: a parent that would make a
 * cycle, a reference to nothing, a field that is not the caller's to change.
 */
export function updateCompany(request: Call, id: string, input: CompanyInput): Promise<Company> {
  const actor = actorOf(request);
  return change(request, async (tx, record) => {
    const before = await lockCompany(tx, id, actor);
    if (!before) throw notFound();
    checkVersion(request, before.version);
    refuseFixed(actor, before, input);
    const parentNow = await parentOf(tx, id);
    const parentId = fixedFields(actor, id).includes('parent_id') ? parentNow : input.parent_id;
    if (parentId !== parentNow) {
      await lockTree(tx, 'move');
      await placeBelow(tx, id, parentId, actor);
      await transplant(tx, id, parentId);
    }
    await checkCity(tx, input);
    await replaceCompany(tx, id, { ...input, parent_id: parentId }).catch(refuseUnknown);
    const after = await wholeCompany(tx, id, actor);
    record({ entity: 'company', id, action: 'update', before: factsOf(before), after: factsOf(after) });
    return after;
  });
}

/** Throws a 404, a 412 as above, or a 422 that says what refers to the company. */
export function deleteCompany(request: Call, id: string): Promise<Company> {
  const actor = actorOf(request);
  return change(request, async (tx, record) => {
    const company = await lockCompany(tx, id, actor);
    if (!company) throw notFound();
    checkVersion(request, company.version);
    if (id === actor.companyId) throw new Problem(422, 'company_own_delete');
    await refuseInUse(request, tx, 'companies', id);
    await removeCompany(tx, id);
    record({ entity: 'company', id, action: 'delete', before: factsOf(company) });
    return company;
  });
}

async function wholeCompany(tx: Tx, id: string, actor: Viewer): Promise<Company> {
  const company = await findCompany(tx, id, actor, true);
  if (!company) throw notFound();
  return company;
}

/** Credit is the platform's money: a company's user makes companies without any. */
function refuseOwnCredit(actor: Viewer, { credit_limit: limit }: CompanyInput): void {
  if (!seesAllCompanies(actor) && Number(limit.amount) !== 0) {
    throw invalid({ [pathOf('credit_limit')]: 'company_field_fixed' });
  }
}

function refuseFixed(actor: Viewer, before: Company, input: CompanyInput): void {
  const changed = changedFixedFields(actor, before, input);
  if (changed.length === 0) return;
  throw invalid(Object.fromEntries(changed.map((field) => [pathOf(field), 'company_field_fixed'])));
}

/** Where the form shows a field's sentence. */
function pathOf(field: CompanyField): string {
  return field === 'credit_limit' ? 'credit_limit.amount' : field;
}

/** A city is one of the company's own country. */
async function checkCity(tx: Tx, { city_id: id, country_id: countryId }: CompanyInput): Promise<void> {
  if (id === null) return;
  const city = await tx.selectFrom('cities').select('country_id').where('id', '=', id).executeTakeFirst();
  if (!city) throw invalid({ city_id: 'company_city_unknown' });
  if (city.country_id !== countryId) throw invalid({ city_id: 'company_city_elsewhere' });
}

function refuseUnknown(error: unknown): never {
  const broken = brokenConstraint(error);
  if (broken === 'companies_country') throw invalid({ country_id: 'company_country_unknown' });
  if (broken === 'companies_city') throw invalid({ city_id: 'company_city_unknown' });
  if (broken === 'companies_parent') throw invalid({ parent_id: 'company_parent_unknown' });
  throw error;
}
