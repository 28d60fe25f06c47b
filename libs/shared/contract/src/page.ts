import { z } from 'zod';

/** Page defaults (SPECIFICATION 9): a table starts at page 1 with 20 rows. */
export const firstPage = 1;
export const defaultPerPage = 20;
export const maxPerPage = 100;

/** Keeps `offset` well within the databases' integer range. */
const maxPage = 1_000_000;

type SortOf<Column extends string> = Column | `-${Column}`;

/**
 * Returns the query schema of a list: `page` (from 1), `per_page` (1 to 100) and `sort`, one of `sortable`, with a leading `-` for
 * descending. Domains extend it with their filters.
 */
export function pageQuery<const Column extends string>(sortable: readonly [Column, ...Column[]]) {
  const allowed = sortable.flatMap((column) => [column, `-${column}`]) as [
    SortOf<Column>,
    ...SortOf<Column>[],
  ];
  return z.strictObject({
    page: z.coerce.number().int().min(1).max(maxPage).default(firstPage),
    per_page: z.coerce.number().int().min(1).max(maxPerPage).default(defaultPerPage),
    sort: z.enum(allowed).optional(),
  });
}

/**
 * Returns the response schema of a list (SPECIFICATION 3): the rows of one page and the total number of rows. `at_least` means that there
 * are more than `total`: the count stops where counting all rows would cost more than the page.
 */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    total: z.number().int().nonnegative(),
    at_least: z.literal(true).optional(),
  });
}

export interface Page<Row> {
  data: Row[];
  total: number;
  at_least?: true | undefined;
}
