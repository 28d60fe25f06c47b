import type { SelectQueryBuilder } from 'kysely';

export interface PageNumber {
  page: number;
  per_page: number;
}

export const rowsBefore = ({ page, per_page: perPage }: PageNumber): number => (page - 1) * perPage;

/**
 * Returns the query of one page, plus `beyond` rows that follow it. The query must be ordered down to a unique column; otherwise rows would
 * move between pages.
 */
export function pageQueryOf<Schema, Table extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  place: PageNumber,
  beyond = 0,
): SelectQueryBuilder<Schema, Table, Row> {
  // eslint-disable-next-line no-restricted-syntax -- all other code pages through this function
  return query.limit(place.per_page + beyond).offset(rowsBefore(place));
}
