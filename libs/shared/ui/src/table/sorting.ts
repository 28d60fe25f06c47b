/** How a column is named in `sort`: `name` ascends, `-name` descends. */
export function orderOf(key: string, sort: string | undefined): 'ascending' | 'descending' | undefined {
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : undefined;
}

/** The `sort` after a press on a column's head: up, then down, then none. */
export function nextSort(key: string, sort: string | undefined): string | undefined {
  if (sort === key) return `-${key}`;
  return sort === `-${key}` ? undefined : key;
}
