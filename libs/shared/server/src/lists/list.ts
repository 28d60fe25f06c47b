import type { Page } from '@traveldesk/shared-contract';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { pageQueryOf, type PageNumber } from './page-query';

/**
 * Returns one page of a query and its total number of rows, in the same statement. Past the last page, where no row carries the count, it
 * is queried separately.
 */
export async function paginate<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  place: PageNumber,
): Promise<Page<Row>> {
  const { rows, count } = statementsOf(query, place);
  const found = (await rows.execute()) as Counted<Row>[];
  return pageOf(found, place, async () => (await count.executeTakeFirstOrThrow()).total);
}

/** Returns the statements of a page: its rows, each with the total, and the total alone. */
export function statementsOf<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  place: PageNumber,
) {
  const count = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>();
  const rows = pageQueryOf(query.select(sql<number>`(${count})`.as(totalColumn)), place);
  return { rows, count };
}

export type Counted<Row> = Row & { [totalColumn]: number };

/** Returns a page from the rows found; queries the total if there are none. */
export async function pageOf<Row>(
  found: readonly Counted<Row>[],
  { page }: PageNumber,
  count: () => Promise<number>,
): Promise<Page<Row>> {
  const [first] = found;
  if (!first) return { data: [], total: page === 1 ? 0 : await count() };
  return { data: found.map(withoutTotal<Row>), total: first[totalColumn] };
}

const totalColumn = 'total_of_page';

function withoutTotal<Row>({ [totalColumn]: _, ...row }: Counted<Row>): Row {
  return row as unknown as Row;
}

/** Returns a LIKE pattern that finds the text anywhere, with %, _ and \ taken literally. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Minimum length from which a trigram index can find a text anywhere. */
export const anywhereFrom = 3;

/**
 * Returns an SQL condition on a column such as `users.email`: shorter texts match at the beginning, using the column's index; longer ones
 * anywhere, using a trigram index with the column's collation.
 */
export function holds(column: string, text: string): RawBuilder<SqlBool> {
  return text.length < anywhereFrom
    ? beginsWith(column, text)
    : sql<SqlBool>`${sql.ref(column)} like ${likePattern(text)}`;
}

/** Returns an SQL condition that a column begins with a text, using its index. */
export function beginsWith(column: string, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} collate "C" like ${beginningPattern(text)}`;
}

/** Returns a LIKE pattern for texts that begin with this one, with %, _ and \\ taken literally. */
export function beginningPattern(text: string): string {
  return likePattern(text).slice(1);
}

/** Returns the column and direction of a list's `sort`; a leading `-` means descending. */
export function orderOf<Column extends string>(
  sort: Column | `-${Column}`,
): { column: Column; direction: 'asc' | 'desc' } {
  const descending = sort.startsWith('-');
  return {
    column: (descending ? sort.slice(1) : sort) as Column,
    direction: descending ? 'desc' : 'asc',
  };
}
