import type { SelectQueryBuilder } from 'kysely';

/** Which page of a list. */
export interface Place {
  page: number;
  per_page: number;
}

/** How many rows come before a page. */
export const rowsBefore = ({ page, per_page: perPage }: Place): number => (page - 1) * perPage;

/**
 * The rows of one page of a query, and `beyond` of those that follow it. The query must be ordered down to a unique
 * column, or rows would jump between pages.
 */
export function onPage<Schema, Table extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  place: Place,
  beyond = 0,
): SelectQueryBuilder<Schema, Table, Row> {
  // eslint-disable-next-line no-restricted-syntax -- This is the place.
  return query.limit(place.per_page + beyond).offset(rowsBefore(place));
}
