import { sql, type RawBuilder } from 'kysely';
import type { Language, Page } from '@traveldesk/shared-contract';
import {
  allRows,
  folded,
  isFoundBy,
  likePattern,
  newId,
  orderOf,
  preparedPages,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import {
  supplierTestOutcomes,
  type SupplierInput,
  type SupplierQuery,
  type SupplierTest,
} from '@traveldesk/suppliers-contract';
import type { SealedCredentials } from './credentials';
import { searchedSuppliers } from './suppliers.searched';
import { rowOf, supplierColumns, supplierOf, type StoredSupplier } from './suppliers.row';
import './suppliers.table';

function joined(db: Db) {
  return db
    .selectFrom('suppliers')
    .innerJoin('modules', 'modules.id', 'suppliers.module_id')
    .select(supplierColumns);
}

type Filters = Omit<SupplierQuery, 'page' | 'per_page'>;

const pageOf = preparedPages(listed);

/** Returns a page of the filtered suppliers, by name by default. */
export async function findSuppliers(
  db: Db,
  query: SupplierQuery,
  language: Language,
): Promise<Page<StoredSupplier>> {
  const { data, total } = await pageOf(db, query, language);
  return { data: data.map(supplierOf), total };
}

/** Yields all filtered suppliers in list order. */
export async function* allSuppliers(
  db: Db,
  query: Filters,
  language: Language,
): AsyncGenerator<StoredSupplier> {
  for await (const row of allRows(listed(db, query, language), 'suppliers.id')) yield supplierOf(row);
}

function listed(db: Db, query: Filters, language: Language) {
  const { q, name, key, module, status, currency } = query;
  const { column, direction } = orderOf(query.sort ?? 'name');
  return joined(db)
    .$if(!!q, (found) => found.where(answersTo(q ?? '')))
    .$if(!!name, (found) => found.where(isFoundBy(searchedSuppliers, name ?? '')))
    .$if(!!key, (found) => found.where('suppliers.key', 'like', likePattern((key ?? '').toLowerCase())))
    .$if(!!module, (found) => found.where('suppliers.module_id', '=', module ?? ''))
    .$if(!!status, (found) => found.where('suppliers.status', '=', status ?? 'active'))
    .$if(!!currency, (found) => found.where('suppliers.currency', '^@', currency ?? ''))
    .$if(column === 'connection', (found) => found.orderBy(sql`suppliers.test_outcome is null`))
    .orderBy(orderColumn(column, language), direction)
    .orderBy('suppliers.id');
}

/** SQL: whether name or key contains the text. */
function answersTo(text: string): RawBuilder<boolean> {
  return sql<boolean>`(${isFoundBy(searchedSuppliers, text)} or suppliers.search like ${likePattern(folded(text))})`;
}

type Sort = 'name' | 'key' | 'module' | 'currency' | 'status' | 'connection' | 'updated_at';

/** SQL: the position of the latest test's outcome, the successful one first; null if untested. */
const outcome = sql<number>`array_position(
  array[${sql.join(supplierTestOutcomes.map((one) => sql.lit(one)))}], suppliers.test_outcome)`;

function orderColumn(column: Sort, language: Language) {
  if (column === 'connection') return outcome;
  if (column === 'name') return 'suppliers.sort_name' as const;
  if (column === 'module') return `modules.sort_${language}` as const;
  return `suppliers.${column}` as const;
}

/** Returns the supplier, or undefined. */
export async function findSupplier(db: Db, id: string): Promise<StoredSupplier | undefined> {
  const row = await joined(db).where('suppliers.id', '=', id).executeTakeFirst();
  return row && supplierOf(row);
}

/** Returns the supplier with that key, or undefined. */
export async function findSupplierByKey(db: Db, key: string): Promise<StoredSupplier | undefined> {
  const row = await joined(db).where('suppliers.key', '=', key).executeTakeFirst();
  return row && supplierOf(row);
}

/** Returns the supplier, or undefined, and locks it against changes and new references until the transaction ends. */
export async function lockSupplier(tx: Tx, id: string): Promise<StoredSupplier | undefined> {
  const row = await joined(tx).where('suppliers.id', '=', id).forUpdate('suppliers').executeTakeFirst();
  return row && supplierOf(row);
}

/** Inserts a supplier. Violates `suppliers_key_unique` for a duplicate key, `suppliers_module_fkey` for an unknown module. */
export async function insertSupplier(
  tx: Tx,
  input: SupplierInput,
  seal: (id: string) => SealedCredentials | undefined,
): Promise<StoredSupplier> {
  const id = newId();
  const none: SealedCredentials = { credentials: null, credentials_last4: null, credentials_set_at: null };
  await tx
    .insertInto('suppliers')
    .values({ id, ...rowOf(input, seal(id) ?? none) })
    .execute();
  return joined(tx).where('suppliers.id', '=', id).executeTakeFirstOrThrow().then(supplierOf);
}

/** Updates a supplier; violates the same constraints. `forgetTest` clears the latest test, which was of another connection. */
export async function replaceSupplier(
  tx: Tx,
  id: string,
  input: SupplierInput,
  change: { sealed: SealedCredentials | undefined; forgetTest: boolean },
): Promise<StoredSupplier> {
  await tx
    .updateTable('suppliers')
    .set({ ...rowOf(input, change.sealed), version: sql`version + 1`, updated_at: sql`now()` })
    .$if(change.forgetTest, (row) =>
      row.set({ tested_at: null, test_outcome: null, test_http_status: null, test_duration_ms: null }),
    )
    .where('id', '=', id)
    .execute();
  return joined(tx).where('suppliers.id', '=', id).executeTakeFirstOrThrow().then(supplierOf);
}

/** Stores the latest test. The version stays, since a test does not conflict with edits. */
export async function writeTest(tx: Tx, id: string, test: SupplierTest): Promise<void> {
  await tx
    .updateTable('suppliers')
    .set({
      tested_at: new Date(test.tested_at),
      test_outcome: test.outcome,
      test_http_status: test.http_status,
      test_duration_ms: test.duration_ms,
    })
    .where('id', '=', id)
    .execute();
}

export async function removeSupplier(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('suppliers').where('id', '=', id).execute();
}
