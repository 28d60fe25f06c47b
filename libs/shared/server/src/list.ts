import type { Page } from '@traveldesk/shared-contract';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from './database';

/**
 * One page of a query, and how many rows it has in all; the count runs apart from the page, and is right past
 * the last page too. The query must be ordered down to a unique column, or rows would jump between pages.
 */
export async function paginate<Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  { page, per_page: perPage }: { page: number; per_page: number },
): Promise<Page<Row>> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = query
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const [data, { total }] = await Promise.all([rows, counted]);
  return { data, total };
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
