import { sql } from 'kysely';
import type { Company, CompanyInput } from '@traveldesk/companies-contract';
import { compactOf, folded, newId, type Db, type Tx } from '@traveldesk/shared-server';
import { companyOf, companyRows } from './companies.row';
import { searchedCompanies } from './companies.searched';
import { companyScope, type Viewer } from './scope';

/** Returns the company; undefined when it does not exist or is outside the caller's scope. */
export async function findCompany(
  db: Db | Tx,
  id: string,
  actor: Viewer,
  details?: boolean,
): Promise<Company | undefined> {
  const row = await companyRows(db)
    .where('companies.id', '=', id)
    .where(companyScope(actor)('companies.id'))
    .executeTakeFirst();
  return row && companyOf(row, actor, details);
}

/** Locks a company against changes and new references until the transaction ends; returns it with all details. */
export async function lockCompany(tx: Tx, id: string, actor: Viewer): Promise<Company | undefined> {
  await tx.selectFrom('companies').select('id').where('id', '=', id).forUpdate().execute();
  return findCompany(tx, id, actor, true);
}

/** Returns a company's parent, whoever may see it. */
export async function parentOf(tx: Tx, id: string): Promise<string | null> {
  const row = await tx.selectFrom('companies').select('parent_id').where('id', '=', id).executeTakeFirst();
  return row?.parent_id ?? null;
}

/** Violates `companies_country`, `companies_parent` or `companies_city` for an unknown reference. */
export async function insertCompany(tx: Tx, input: CompanyInput): Promise<string> {
  const id = newId();
  await tx
    .insertInto('companies')
    .values({ id, ...rowOf(input) })
    .execute();
  return id;
}

/** Violates the same constraints as `insertCompany`. */
export async function replaceCompany(tx: Tx, id: string, input: CompanyInput): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ ...rowOf(input), version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function removeCompany(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('companies').where('id', '=', id).execute();
}

function rowOf(input: CompanyInput) {
  const { name, type, parent_id, country_id, city_id, email, phone, currency, status } = input;
  const { office_address = null, office_latitude = null, office_longitude = null } = input;
  const written = {
    name,
    type,
    parent_id,
    country_id,
    city_id,
    office_address,
    office_latitude,
    office_longitude,
    email,
    phone,
    currency,
    status,
  } satisfies Record<keyof Omit<CompanyInput, 'credit_limit'>, unknown>;
  return { ...written, search: folded(name), compact: compactOf(searchedCompanies, { name }) };
}
