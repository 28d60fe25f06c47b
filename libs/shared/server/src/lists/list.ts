import type { Page } from '@traveldesk/shared-contract';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Database } from '../database';
import { onPage, type Place } from './place';

/**
 * One page of a query, and how many rows it has in all. The count is made apart from the page but asked for in the
 * same statement; past the last page, where no row could carry it, it is asked for alone.
 */
export async function paginate<Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  place: Place,
): Promise<Page<Row>> {
  const { rows, count } = statementsOf(query, place);
  const found = (await rows.execute()) as Counted<Row>[];
  return pageOf(found, place, async () => (await count.executeTakeFirstOrThrow()).total);
}

/** The statements of a page: its rows, each with the count beside it, and the count alone. */
export function statementsOf<Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  place: Place,
) {
  const count = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'));
  const rows = onPage(query.select(sql<number>`(${count})`.as(totalColumn)), place);
  return { rows, count };
}

export type Counted<Row> = Row & { [totalColumn]: number };

/** The page of the rows that its statement has found; the count is asked for where none of them could carry it. */
export async function pageOf<Row>(
  found: readonly Counted<Row>[],
  { page }: Place,
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

/** A pattern for LIKE or ILIKE that finds the text anywhere, its %, _ and \ taken literally. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** From how many characters on a trigram index can find a text anywhere. */
export const anywhereFrom = 3;

/**
 * In SQL, of a column such as `users.email`: one or two characters are looked for at the beginning, in the order of the column's index;
 * more anywhere, by trigrams, whose index has the column's own collation.
 */
export function holds(column: string, text: string): RawBuilder<SqlBool> {
  return text.length < anywhereFrom
    ? beginsWith(column, text)
    : sql<SqlBool>`${sql.ref(column)} like ${likePattern(text)}`;
}

/** In SQL: whether a column begins so, in the order of its index. */
export function beginsWith(column: string, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} collate "C" like ${beginningPattern(text)}`;
}

/** A pattern for LIKE that matches texts which begin so, with the text's %, _ and \\ taken literally. */
export function beginningPattern(text: string): string {
  return likePattern(text).slice(1);
}

/** The column and direction of a list's `sort`, whose leading `-` means descending. */
export function orderOf<Column extends string>(
  sort: Column | `-${Column}`,
): { column: Column; direction: 'asc' | 'desc' } {
  const descending = sort.startsWith('-');
  return {
    column: (descending ? sort.slice(1) : sort) as Column,
    direction: descending ? 'desc' : 'asc',
  };
}
