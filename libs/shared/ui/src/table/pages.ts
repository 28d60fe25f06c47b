import { defaultPerPage } from '@traveldesk/shared-contract';
import { pageCount, type TableProps } from '@traveldesk/shared-web';

/** SPECIFICATION 9: paging appears above 10 rows. */
export const pagingAbove = 10;

/** Tells whether a list's pages could have another size. */
export function hasPageChoice({ total, perPage }: Pick<TableProps<never>, 'total' | 'perPage'>): boolean {
  return total > defaultPerPage || perPage > defaultPerPage;
}

/** SPECIFICATION 9: 5 visible page buttons, 3 on small screens. */
export const pageButtons = { wide: 5, small: 3 } as const;

/** Returns the pages with a button: `visible` of them around the current page, within 1 and `count`. */
export function visiblePages(page: number, count: number, visible: number): number[] {
  const length = Math.min(visible, count);
  const first = Math.max(1, Math.min(page - Math.floor(visible / 2), count - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

/**
 * Returns the number of a list's pages that are known to exist. If `total` is a lower bound (ADR 21), the page shown exists beyond it, and
 * another one follows a full page.
 */
export function pagesOf<Row>({ rows, total, atLeast, page, perPage }: Counted<Row>): number {
  const counted = pageCount(total, perPage);
  if (!atLeast || !rows?.length) return counted;
  return Math.max(counted, rows.length < perPage ? page : page + 1);
}

type Counted<Row> = Pick<TableProps<Row>, 'rows' | 'total' | 'atLeast' | 'page' | 'perPage'>;
