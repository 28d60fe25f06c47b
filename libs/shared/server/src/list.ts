import type { Page } from '@traveldesk/shared-contract';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from './database';

/**
 * One page of a query, and how many rows it has in all. The count is made apart from the page but asked for in the
 * same statement; past the last page, where no row could carry it, it is asked for alone. The query must be ordered
 * down to a unique column, or rows would jump between pages.
 */
export async function paginate<Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  { page, per_page: perPage }: { page: number; per_page: number },
): Promise<Page<Row>> {
  const count = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'));
  const found = (await query
    .select(sql<number>`(${count})`.as(totalColumn))
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()) as (Row & { [totalColumn]: number })[];
  const [first] = found;
  if (!first) return { data: [], total: page === 1 ? 0 : (await count.executeTakeFirstOrThrow()).total };
  return { data: found.map(withoutTotal<Row>), total: first[totalColumn] };
}

const totalColumn = 'total_of_page';

function withoutTotal<Row>({ [totalColumn]: _, ...row }: Row & { [totalColumn]: number }): Row {
  return row as unknown as Row;
}

/** A pattern for LIKE or ILIKE that finds the text anywhere, its %, _ and \ taken literally. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
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
