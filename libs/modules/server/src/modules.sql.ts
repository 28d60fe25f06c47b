import { sql, type Selectable } from 'kysely';
import type { Module, ModuleInput, ModuleQuery } from '@traveldesk/modules-contract';
import type { Language, Page } from '@traveldesk/shared-contract';
import {
  allRows,
  compactOf,
  folded,
  isFoundBy,
  isoOf,
  likePattern,
  newId,
  orderOf,
  preparedPages,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import { searchedModules } from './modules.searched';
import type { ModulesTable } from './modules.table';

const columns = [
  'id',
  'key',
  'name_en',
  'name_fr',
  'name_ar',
  'status',
  'version',
  'created_at',
  'updated_at',
] as const;

type Filters = Omit<ModuleQuery, 'page' | 'per_page'>;

const pageOf = preparedPages(listed);

/** Returns one page of the filtered modules, by their name in `language` by default. */
export async function findModules(db: Db, query: ModuleQuery, language: Language): Promise<Page<Module>> {
  const { data, total } = await pageOf(db, query, language);
  return { data: data.map(moduleOf), total };
}

/** Yields all filtered modules in list order. */
export async function* allModules(db: Db, query: Filters, language: Language): AsyncGenerator<Module> {
  for await (const row of allRows(listed(db, query, language), 'modules.id')) yield moduleOf(row);
}

function listed(db: Db, query: Filters, language: Language) {
  const { name, key, status } = query;
  const search = query.q ?? name;
  const { column, direction } = orderOf(query.sort ?? 'name');
  return db
    .selectFrom('modules')
    .select(columns)
    .$if(!!search, (found) => found.where(isFoundBy(searchedModules, search ?? '')))
    .$if(!!key, (found) => found.where('key', 'like', likePattern((key ?? '').toLowerCase())))
    .$if(!!status, (found) => found.where('status', '=', status ?? 'active'))
    .orderBy(column === 'name' ? `sort_${language}` : column, direction)
    .orderBy('id');
}

export async function findModule(db: Db, id: string): Promise<Module | undefined> {
  const row = await db.selectFrom('modules').select(columns).where('id', '=', id).executeTakeFirst();
  return row && moduleOf(row);
}

export async function findModuleByKey(db: Db, key: string): Promise<Module | undefined> {
  const row = await db.selectFrom('modules').select(columns).where('key', '=', key).executeTakeFirst();
  return row && moduleOf(row);
}

/** Locks a module against changes and new references until the transaction ends. */
export async function lockModule(tx: Tx, id: string): Promise<Module | undefined> {
  const row = await tx
    .selectFrom('modules')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && moduleOf(row);
}

/** Violates `modules_key_unique` when another module has the key. */
export async function insertModule(tx: Tx, input: ModuleInput): Promise<Module> {
  const row = { id: newId(), ...rowOf(input) };
  return moduleOf(await tx.insertInto('modules').values(row).returning(columns).executeTakeFirstOrThrow());
}

export async function replaceModule(tx: Tx, id: string, input: ModuleInput): Promise<Module> {
  const row = await tx
    .updateTable('modules')
    .set({ ...rowOf(input), version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return moduleOf(row);
}

function moduleOf(row: Pick<Selectable<ModulesTable>, (typeof columns)[number]>): Module {
  const {
    name_en: en,
    name_fr: fr,
    name_ar: ar,
    created_at: createdAt,
    updated_at: updatedAt,
    ...rest
  } = row;
  return {
    ...rest,
    name: { en, fr, ar },
    created_at: isoOf(createdAt),
    updated_at: isoOf(updatedAt),
  };
}

function rowOf({ name: { en, fr, ar }, ...rest }: ModuleInput) {
  return {
    ...rest,
    name_en: en,
    name_fr: fr,
    name_ar: ar,
    sort_en: folded(en),
    sort_fr: folded(fr),
    sort_ar: folded(ar),
    compact: compactOf(searchedModules, { name_en: en, name_fr: fr, name_ar: ar, key: rest.key }),
  };
}
