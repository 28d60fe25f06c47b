/** A row on the screen. */
export interface RowInView {
  key: string;
  /** Its place among the rows of its page, from 0. */
  index: number;
  /** Its distance from the top of the window, in pixels. */
  top: number;
}

const rowsOf = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('[data-row-key]') ?? [])];

/** Returns the element of a row. */
export function rowOf(box: HTMLElement | null, key: string): HTMLElement | undefined {
  return rowsOf(box).find((row) => row.dataset['rowKey'] === key);
}

/** Returns the first row that the window shows below its sticky bars, which the box allows for when it is scrolled to. */
export function rowInView(box: HTMLElement | null): RowInView | undefined {
  const rows = rowsOf(box);
  const above = box ? Number.parseFloat(getComputedStyle(box).scrollMarginBlockStart) || 0 : 0;
  const index = rows.findIndex((row) => row.getBoundingClientRect().bottom > above);
  const row = rows[index];
  return row && { key: row.dataset['rowKey'] ?? '', index, top: row.getBoundingClientRect().top };
}

/** Returns the page that has a row when pages have another size. */
export function pageWithRow(page: number, perPage: number, index: number, size: number): number {
  return Math.floor(((page - 1) * perPage + index) / size) + 1;
}
