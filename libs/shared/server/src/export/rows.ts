import { sql, type SelectQueryBuilder } from 'kysely';

/** Rows read at a time: enough to keep the stream busy, few enough for the memory. */
const chunk = 500;

/**
 * Yields the rows of these ids, read in chunks. All ids of a list are read first, at one moment, so that concurrent changes neither repeat
 * nor omit a row; every chunk costs the same, however long the list is.
 */
export async function* inChunks<Row>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let start = 0; start < ids.length; start += chunk) yield* await read(ids.slice(start, start + chunk));
}

/** Yields all rows of a list's query, in its order; `id` is the key that it selects as `id`, such as `countries.id`. */
export async function* allRows<Tables, Table extends keyof Tables, Row extends { id: string }>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  id: string,
): AsyncGenerator<Row> {
  const key = sql.ref<string>(id);
  const found = await query.clearSelect().select(key.as('id')).$castTo<{ id: string }>().execute();
  yield* inChunks(
    found.map((row) => row.id),
    async (ids) => {
      const rows = await query
        .clearOrderBy()
        .where(sql<boolean>`${key} in (${sql.join(ids)})`)
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((wanted) => byId.get(wanted) ?? []);
    },
  );
}
