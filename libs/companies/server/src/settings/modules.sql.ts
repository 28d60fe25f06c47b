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

/** The modules of a company, and its suppliers of these. */
export interface Holdings {
  modules: ReadonlySet<string>;
  suppliers: ReadonlySet<string>;
}

/**
 * Returns all modules with their suppliers, and which of them the company has. The platform's suppliers are confidential: callers other
 * than staff only see suppliers of this company and of their own.
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

/** Returns a company's modules, sorted by name in the language. */
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

/** Returns a company's suppliers, by name. */
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
 * Locks the chosen records against deletion until the transaction ends. It waits for concurrent deletions, so that a record deleted
 * meanwhile is refused at its field like one deleted before.
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

/** Replaces a company's modules and suppliers. Settings at a removed supplier stay, in case it comes back. */
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

/** Returns the version of a company's modules. */
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
