/** SPECIFICATION 9: paging appears above 10 rows. */
export const pagingAbove = 10;

/** SPECIFICATION 9: 5 visible page buttons, 3 on small screens. */
export const pageButtons = { wide: 5, small: 3 } as const;

/** Returns the pages with a button: `visible` of them around the current page, within 1 and `count`. */
export function visiblePages(page: number, count: number, visible: number): number[] {
  const length = Math.min(visible, count);
  const first = Math.max(1, Math.min(page - Math.floor(visible / 2), count - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
