import { sql, type Kysely } from 'kysely';
import { searchVersion } from '@traveldesk/shared-contract';
import type { Db, Tx } from '../database';
import { transaction } from '../db/retry';
import { searchColumnsOf, type Searched } from './searched';

interface SearchFillingsTable {
  table_name: string;
  /** The version of the folding that every row has; 0 initially. */
  version: number;
  /** The version being written, and the last row that has it. */
  next_version: number;
  last_id: string | null;
}

declare module '../database' {
  interface Database {
    search_fillings: SearchFillingsTable;
  }
}

/** Rows of one transaction: few enough that other requests hardly wait, even if the database has only one connection. */
const rowsAtOnce = 250;

/** Tables up to this size are filled before the first request; larger ones by a job (`fill.jobs.ts`). */
const rowsAtStart = 5_000;

/** For migrations: adds the column `compact`, with a trigram index unless `index` is false, and marks the table as unfilled. */
export async function addCompact(db: Kysely<never>, table: string, { index = true } = {}): Promise<void> {
  await sql`alter table ${sql.table(table)} add column compact text`.execute(db);
  if (index) {
    await sql`
      create index ${sql.id(`${table}_compact`)} on ${sql.table(table)} using gin (compact gin_trgm_ops)`.execute(
      db,
    );
  }
  await indexMissing(db, table);
  await noteUnfilled(db, table);
}

/** For migrations: adds an index of the rows without `compact`. It is usually empty, so the check at each start is cheap. */
export async function indexMissing(db: Kysely<never>, table: string): Promise<void> {
  await sql`create index if not exists ${sql.id(`${table}_compact_missing`)} on ${sql.table(table)} (id)
    where compact is null`.execute(db);
}

/** For migrations: marks a table for refilling because its texts have changed. */
export async function noteUnfilled(db: Kysely<never>, table: string): Promise<void> {
  await sql`
    insert into search_fillings (table_name, version, next_version) values (${table}, 0, 0)
    on conflict (table_name) do update set version = 0, next_version = 0, last_id = null`.execute(db);
}

/** Returns those of the tables that must be filled. */
export async function tablesToFill(db: Db, tables: readonly Searched[]): Promise<Searched[]> {
  const versions = await filledVersions(db);
  return tables.filter(({ table }) => (versions.get(table) ?? searchVersion) !== searchVersion);
}

/** Returns, for each table with the column `compact`, the version that every row has. */
async function filledVersions(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('search_fillings').select(['table_name', 'version']).execute();
  return new Map(rows.map(({ table_name: name, version }) => [name, version]));
}

/** Fills small tables, such as reference data, including rows that were written without `compact`. */
export async function fillSmall(db: Db, tables: readonly Searched[]): Promise<void> {
  const versions = await filledVersions(db);
  const known = tables.filter(({ table }) => versions.has(table));
  const missing = await withMissing(db, known);
  for (const searched of known) {
    if (versions.get(searched.table) === searchVersion && !missing.has(searched.table)) continue;
    if (!(await isSmall(db, searched))) continue;
    await sql`update search_fillings set version = 0, next_version = 0, last_id = null
      where table_name = ${searched.table}`.execute(db);
    while (!(await fillSearchBatch(db, searched, rowsAtStart)));
  }
}

/** Returns the tables that have a row without `compact`. */
async function withMissing(db: Db, tables: readonly Searched[]): Promise<Set<string>> {
  if (tables.length === 0) return new Set();
  const questions = tables.map(
    ({ table }) =>
      sql`select ${sql.lit(table)} as name where exists (select from ${sql.table(table)} where compact is null)`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(questions, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function isSmall(db: Db, { table }: Searched): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${sql.table(table)} limit ${rowsAtStart + 1}) as first`.execute(
    db,
  );
  return (rows[0]?.count ?? 0) <= rowsAtStart;
}

/**
 * Fills the next rows of a table in one transaction, continuing after the last batch of any process. Returns true when all rows are filled.
 */
export function fillSearchBatch(db: Db, searched: Searched, most = rowsAtOnce): Promise<boolean> {
  return transaction(db, async (tx) => {
    const state = await tx
      .selectFrom('search_fillings')
      .selectAll()
      .where('table_name', '=', searched.table)
      .forUpdate()
      .executeTakeFirst();
    if (!state || state.version === searchVersion) return true;
    const after = state.next_version === searchVersion ? state.last_id : null;
    const last = await fillRows(tx, searched, { after, most });
    await tx
      .updateTable('search_fillings')
      .set(
        last === undefined
          ? { version: searchVersion, next_version: searchVersion, last_id: null }
          : { next_version: searchVersion, last_id: last },
      )
      .where('table_name', '=', searched.table)
      .execute();
    return last === undefined;
  });
}

/** Returns the last id if there may be more rows. */
async function fillRows(
  tx: Tx,
  searched: Searched,
  { after, most }: { after: string | null; most: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(searched.table)}
    where ${after}::uuid is null or id > ${after}::uuid
    order by id limit ${most} for no key update`.execute(tx);
  // Texts of other tables are read by a separate statement, which sees rows committed while this one waited for its lock.
  await renewCompact(
    tx,
    searched,
    rows.map(({ id }) => id),
  );
  return rows.length < most ? undefined : rows.at(-1)?.id;
}

/** Renews the search lines of rows whose texts are in several tables. */
export async function renewCompact(tx: Tx, searched: Searched, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(`${searched.table}.id`)}, ${searched.read} from ${sql.table(searched.table)}
    where id = any(${[...ids]}::uuid[])`.execute(tx);
  await writeCompact(tx, searched, rows);
}

async function writeCompact(tx: Tx, searched: Searched, rows: readonly { id: string }[]): Promise<void> {
  if (rows.length === 0) return;
  const table = sql.table(searched.table);
  const columns = ['compact', ...Object.keys(searched.columns ?? {})];
  const own = sql.join(columns.map((column) => sql.ref(`${searched.table}.${column}`)));
  const renewed = sql.join(columns.map((column) => sql.ref(`lines.${column}`)));
  const lines = rows.map((row) => ({ id: row.id, ...searchColumnsOf(searched, row as never) }));
  await sql`
    update ${table} set ${sql.join(columns.map((column) => sql`${sql.id(column)} = ${sql.ref(`lines.${column}`)}`))}
    from json_to_recordset(${JSON.stringify(lines)}::json)
      as lines (id uuid, ${sql.join(columns.map((column) => sql`${sql.id(column)} text`))})
    where ${sql.ref(`${searched.table}.id`)} = lines.id and (${own}) is distinct from (${renewed})`.execute(
    tx,
  );
}
