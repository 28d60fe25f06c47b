import { sql } from 'kysely';
import type {
  CompanyModules,
  CompanySupplier,
  ModuleChoice,
  ModuleWithSuppliers,
} from '@traveldesk/companies-contract';
import type { Language } from '@traveldesk/shared-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import '@traveldesk/modules-server';
import '@traveldesk/suppliers-server';
import '../companies.tables';
import { seesAllCompanies, type Scoped } from '../companies/scope';

/** What a company has: modules, and suppliers of them. */
export interface Holdings {
  modules: ReadonlySet<string>;
  suppliers: ReadonlySet<string>;
}

/**
 * Every module of the platform with its suppliers, and which of them the company has. Whom the platform works with is its
 * own affair: to who is not staff there are only the suppliers of this company and of their own.
 */
export async function modulesWithSuppliers(
  db: Db | Tx,
  companyId: string,
  viewer: Scoped,
  language: Language,
): Promise<ModuleWithSuppliers[]> {
  const [modules, suppliers] = [
    await db
      .selectFrom('modules')
      .leftJoin('company_modules as held', (join) =>
        join.onRef('held.module_id', '=', 'modules.id').on('held.company_id', '=', companyId),
      )
      .select(['modules.id', 'key', 'name_en', 'name_fr', 'name_ar', 'status'])
      .select(sql<boolean>`held.company_id is not null`.as('enabled'))
      .orderBy(`modules.sort_${language}`)
      .orderBy('modules.id')
      .execute(),
    await db
      .selectFrom('suppliers')
      .leftJoin('company_suppliers as held', (join) =>
        join.onRef('held.supplier_id', '=', 'suppliers.id').on('held.company_id', '=', companyId),
      )
      .leftJoin('company_supplier_settings as settings', (join) =>
        join.onRef('settings.supplier_id', '=', 'suppliers.id').on('settings.company_id', '=', companyId),
      )
      .select(['suppliers.id', 'suppliers.name', 'suppliers.status', 'suppliers.module_id'])
      .select(sql<boolean>`held.company_id is not null`.as('enabled'))
      .select(sql<boolean>`settings.company_id is not null`.as('configured'))
      .$if(!seesAllCompanies(viewer), (known) =>
        known.where('suppliers.id', 'in', (eb) =>
          eb
            .selectFrom('company_suppliers')
            .select('supplier_id')
            .where('company_id', 'in', [companyId, viewer.companyId ?? companyId]),
        ),
      )
      .orderBy('suppliers.sort_name')
      .orderBy('suppliers.id')
      .execute(),
  ];
  return modules.map(({ name_en: en, name_fr: fr, name_ar: ar, ...module }) => ({
    ...module,
    name: { en, fr, ar },
    suppliers: suppliers
      .filter((supplier) => supplier.module_id === module.id)
      .map(({ module_id: _, ...supplier }) => supplier),
  }));
}

/** The modules a company has, by their names in the language. */
export async function modulesOf(
  db: Db,
  companyId: string,
  language: Language,
): Promise<CompanyModules['data']> {
  const rows = await db
    .selectFrom('company_modules')
    .innerJoin('modules', 'modules.id', 'company_modules.module_id')
    .select(['modules.id', 'key', 'name_en', 'name_fr', 'name_ar', 'status'])
    .where('company_modules.company_id', '=', companyId)
    .orderBy(`modules.sort_${language}`)
    .execute();
  return rows.map(({ name_en: en, name_fr: fr, name_ar: ar, ...module }) => ({
    ...module,
    name: { en, fr, ar },
  }));
}

/** The suppliers a company has. */
export async function suppliersOf(db: Db, companyId: string): Promise<CompanySupplier[]> {
  const rows = await db
    .selectFrom('company_suppliers as held')
    .innerJoin('suppliers', 'suppliers.id', 'held.supplier_id')
    .innerJoin('modules', 'modules.id', 'suppliers.module_id')
    .leftJoin('company_supplier_settings as settings', (join) =>
      join
        .onRef('settings.supplier_id', '=', 'suppliers.id')
        .onRef('settings.company_id', '=', 'held.company_id'),
    )
    .select(['suppliers.id', 'suppliers.name', 'suppliers.status', 'modules.id as module_id', 'modules.key'])
    .select(sql<boolean>`settings.company_id is not null`.as('configured'))
    .where('held.company_id', '=', companyId)
    .orderBy('suppliers.sort_name')
    .orderBy('suppliers.id')
    .execute();
  return rows.map(({ module_id, key, ...supplier }) => ({ ...supplier, module: { id: module_id, key } }));
}

export async function holdingsOf(db: Db | Tx, companyId: string): Promise<Holdings> {
  const modules = await db
    .selectFrom('company_modules')
    .select('module_id')
    .where('company_id', '=', companyId)
    .execute();
  const suppliers = await db
    .selectFrom('company_suppliers')
    .select('supplier_id')
    .where('company_id', '=', companyId)
    .execute();
  return {
    modules: new Set(modules.map((row) => row.module_id)),
    suppliers: new Set(suppliers.map((row) => row.supplier_id)),
  };
}

/**
 * What is chosen stays until the transaction ends. One that is being deleted is waited for, and then is not there: so
 * that it is refused at its own place of the choice, as one that was deleted before.
 */
export async function holdChosen(tx: Tx, { modules }: ModuleChoice): Promise<void> {
  const chosen = {
    modules: modules.map(({ id }) => id),
    suppliers: modules.flatMap(({ suppliers }) => suppliers),
  };
  for (const table of ['modules', 'suppliers'] as const) {
    const ids = chosen[table];
    if (ids.length === 0) continue;
    await tx.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute();
  }
}

/** Gives a company exactly these modules and suppliers. Its settings at a supplier stay, should it come back. */
export async function replaceHoldings(
  tx: Tx,
  companyId: string,
  { modules, suppliers }: Holdings,
): Promise<void> {
  await tx.deleteFrom('company_modules').where('company_id', '=', companyId).execute();
  await tx.deleteFrom('company_suppliers').where('company_id', '=', companyId).execute();
  if (modules.size > 0) {
    const rows = [...modules].map((module_id) => ({ company_id: companyId, module_id }));
    await tx.insertInto('company_modules').values(rows).execute();
  }
  if (suppliers.size > 0) {
    const rows = [...suppliers].map((supplier_id) => ({ company_id: companyId, supplier_id }));
    await tx.insertInto('company_suppliers').values(rows).execute();
  }
}

/** The version of a company's modules; `next` counts it up. The company's row is locked by the caller. */
export async function modulesVersion(db: Db | Tx, companyId: string): Promise<number> {
  const row = await db
    .selectFrom('companies')
    .select('modules_version')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.modules_version;
}

export async function countModulesVersion(tx: Tx, companyId: string): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ modules_version: sql`modules_version + 1` })
    .where('id', '=', companyId)
    .execute();
}
