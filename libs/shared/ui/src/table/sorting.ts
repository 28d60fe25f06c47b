/** Returns a column's order in `sort`: `name` ascends, `-name` descends. */
export function orderOf(key: string, sort: string | undefined): 'ascending' | 'descending' | undefined {
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : undefined;
}

/** Returns the `sort` after a press on a column's head: ascending, descending, none. */
export function nextSort(key: string, sort: string | undefined): string | undefined {
  if (sort === key) return `-${key}`;
  return sort === `-${key}` ? undefined : key;
}
